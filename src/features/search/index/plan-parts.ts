/** The number of files of an index, known before its texts are read. */
export type IndexPlan = {
  /** The number of parts for terms. */
  parts: number;
  /** The number of pages in each group of texts. */
  groups: number[];
};

/** Pages share a group up to this number of words. */
const groupWords = 600;
/** The words per part: about 1.5 kB compressed; parts of large sites are larger. */
const partWords = 1200;
const largePartWords = 10_000;
const smallParts = 64;

/** @param words the number of words of each page, in the order of the index */
export function planParts(words: readonly number[]): IndexPlan {
  const groups: number[] = [];
  let open = Number.POSITIVE_INFINITY;
  let all = 0;
  for (const count of words) {
    all += count;
    if (open + count > groupWords) groups.push(0);
    open = open + count > groupWords ? count : open + count;
    groups[groups.length - 1] = (groups.at(-1) ?? 0) + 1;
  }
  const small = Math.ceil(all / partWords);
  const beyond = Math.ceil((all - smallParts * partWords) / largePartWords);
  return { parts: Math.max(1, Math.min(small, smallParts + Math.max(0, beyond))), groups };
}
