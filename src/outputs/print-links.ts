import { decodeId, type FindPrinted, listPrintIds } from './print-part.ts';

/**
 * The targets of links between pages within the printed document. A link to an id that its page lacks, which a
 * site may allow, leads to the page.
 * @param texts the HTML of the pages in the document
 * @param numbers the numbers of these pages by address, from 1
 */
export function createPrintedFinder(
  texts: readonly string[],
  numbers: ReadonlyMap<string, number>,
): FindPrinted {
  const known = new Map<number, ReadonlySet<string>>();
  const idsOf = (number: number) => {
    const ids = known.get(number) ?? listPrintIds(texts[number - 1] ?? '');
    known.set(number, ids);
    return ids;
  };
  return (href) => {
    const [path = '', id = ''] = href.split('#', 2);
    const number = numbers.get(path);
    if (number === undefined) return undefined;
    if (id === '') return `#p${number}`;
    return idsOf(number).has(decodeId(id)) ? `#p${number}-${id}` : undefined;
  };
}
