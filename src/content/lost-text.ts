import { type Document, visit } from 'yaml';

/** Text that YAML reads in another way than its author; `offset` is its place. */
type Lost = { offset: number; message: string; hint: string };

/**
 * Finds text of values that YAML silently leaves out, or keeps quotes around: what follows ` #` or `!`, and curly
 * quotes. A comment is meant if there is a space after its `#`.
 */
export function findLostText(document: Document): Lost[] {
  const lost: Lost[] = [];
  visit(document, {
    Scalar: (_key, { type, source = '', comment, tag, range }) => {
      const [start = 0, end = 0] = range ?? [];
      if (type !== 'PLAIN') return;
      if (comment && /^[^\s#]/.test(comment)) {
        lost.push({
          offset: end + 1,
          message: `YAML: "#${comment}" is a comment, so it is not part of the value`,
          hint: `Put the value in quotes: ${quote(`${source} #${comment}`)}. A comment has a space after its "#".`,
        });
      }
      if (tag?.startsWith('!') && !tag.startsWith('!!') && source === '') {
        lost.push({
          offset: start - tag.length,
          message: `YAML: "${tag}" is the type of a value, not its text`,
          hint: `Put the value in quotes: ${quote(tag)}`,
        });
      }
      const inside = /^(?:[“”„«»]([^“”„«»]+)[“”„«»]|[‘’‚]([^‘‚]+)[‘’])$/.exec(source);
      if (inside) {
        const plain = inside[1] ?? inside[2] ?? '';
        lost.push({
          offset: start,
          message: `YAML: the curly quotes are part of the value ${source}`,
          hint: `Write ${quote(plain)}, or ${quote(source)} if the page should show them.`,
        });
      }
    },
  });
  return lost;
}

function quote(text: string): string {
  return text.includes('"') && !text.includes("'")
    ? `'${text}'`
    : `"${text.replace(/[\\"]/g, '\\$&')}"`;
}
