/** How the files of an index are divided; known before its texts are read. */
export type IndexPlan = {
  /** How many parts the terms have. */
  parts: number;
  /** How many pages each group of texts has. */
  groups: number[];
};

/** Below this number of words pages share a group. */
const groupWords = 600;
/** A part of the terms of so many words is some 2 kB when it is sent; large sites get larger ones. */
const partWords = 1800;
const largePartWords = 10_000;
const smallParts = 32;

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
