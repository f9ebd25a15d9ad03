/** A diff of two texts by lines, marked with comments for code blocks. */
export function markChanges(before: string, after: string): string {
  const [from, to] = [before.split('\n'), after.split('\n')];
  const start = countSame(from, to);
  const end = countSame(from.slice(start).toReversed(), to.slice(start).toReversed());
  const inner = markLines(from.slice(start, from.length - end), to.slice(start, to.length - end));
  return [...to.slice(0, start), ...inner, ...to.slice(to.length - end)].join('\n');
}

/** The number of lines at which both start equally. */
function countSame(from: readonly string[], to: readonly string[]): number {
  const place = from.findIndex((line, at) => line !== to[at]);
  return place === -1 ? from.length : place;
}

function markLines(from: readonly string[], to: readonly string[]): string[] {
  const kept = countKept(from, to);
  const lines: string[] = [];
  let [left, right] = [0, 0];
  let stayed = false;
  while (left < from.length || right < to.length) {
    const [gone, come] = [from[left], to[right]];
    const follows = stayed;
    stayed = false;
    if (come !== undefined && (isKept(gone, come) || (follows && gone === come))) {
      stayed = true;
      lines.push(come);
      left += 1;
      right += 1;
      // If both are possible, removed lines come first.
    } else if (gone !== undefined && at(kept, left + 1, right) >= at(kept, left, right + 1)) {
      lines.push(`${gone} /* [!code --] */`);
      left += 1;
    } else {
      lines.push(`${come} /* [!code ++] */`);
      right += 1;
    }
  }
  return lines;
}

const at = (kept: readonly number[][], left: number, right: number) => kept[left]?.[right] ?? -1;

/** A lone bracket occurs often, so it doesn't match texts, but stays with the line before it. */
const isKept = (gone: string | undefined, come: string) => gone === come && /\w/.test(come);

/** The length of the longest common subsequence from each pair of positions on. */
function countKept(from: readonly string[], to: readonly string[]): number[][] {
  const kept = Array.from({ length: from.length + 1 }, () => Array<number>(to.length + 1).fill(0));
  for (let left = from.length - 1; left >= 0; left--) {
    for (let right = to.length - 1; right >= 0; right--) {
      const [row, come] = [kept[left], to[right]];
      if (!row || come === undefined) continue;
      row[right] = isKept(from[left], come)
        ? at(kept, left + 1, right + 1) + 1
        : Math.max(at(kept, left + 1, right), at(kept, left, right + 1));
    }
  }
  return kept;
}
