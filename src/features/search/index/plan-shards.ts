/** The number of files of an index, known before its texts are read. */
export type IndexPlan = {
  /** The number of shards for terms. */
  shards: number;
  /** The number of pages in each group of texts. */
  groups: number[];
};

/** Pages share a group up to this number of words. */
const groupWords = 600;
/** The words per shard: about 1.5 kB compressed; shards of large sites are larger. */
const shardWords = 1200;
const largeShardWords = 10_000;
const smallShards = 64;

/** @param words the number of words of each page, in the order of the index */
export function planShards(words: readonly number[]): IndexPlan {
  const groups: number[] = [];
  let open = Number.POSITIVE_INFINITY;
  let all = 0;
  for (const count of words) {
    all += count;
    if (open + count > groupWords) groups.push(0);
    open = open + count > groupWords ? count : open + count;
    groups[groups.length - 1] = (groups.at(-1) ?? 0) + 1;
  }
  const small = Math.ceil(all / shardWords);
  const beyond = Math.ceil((all - smallShards * shardWords) / largeShardWords);
  return { shards: Math.max(1, Math.min(small, smallShards + Math.max(0, beyond))), groups };
}
