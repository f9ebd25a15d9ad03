import { textFor } from '../../../texts/text.ts';

/** A rule for readers: `@media (…)`, `.x1abc:hover`, `color: red`. */
export type ReadableRule = { conditions: string[]; selector: string; declarations: string[] };

const conditional = /^@(?:media|supports|container|layer|scope|starting-style)\b/;

/**
 * Splits the compiler's CSS, which is minified.
 * @returns one for each selector, because one written rule may contain several
 */
export function readRule(css: string, conditions: string[] = []): ReadableRule[] {
  return listBlocks(css).flatMap(({ head, body }) => {
    if (conditional.test(head)) return readRule(body, [...conditions, head]);
    const steps = body.includes('{') ? listBlocks(body) : [];
    const declarations =
      steps.length > 0
        ? steps.map((step) => `${step.head} { ${listDeclarations(step.body).join('; ')} }`)
        : listDeclarations(body);
    return [{ conditions, selector: spaceCommas(head), declarations }];
  });
}

type Block = { head: string; body: string };

function listBlocks(css: string): Block[] {
  const blocks: Block[] = [];
  let depth = 0;
  let start = 0;
  let open = 0;
  for (const { 0: brace, index } of css.matchAll(/"[^"]*"|'[^']*'|[{}]/g)) {
    if (brace.length > 1) continue;
    depth += brace === '{' ? 1 : -1;
    if (brace === '{' && depth === 1) open = index;
    if (depth > 0) continue;
    blocks.push({ head: css.slice(start, open).trim(), body: css.slice(open + 1, index) });
    start = index + 1;
  }
  return blocks;
}

/** A semicolon in quotes or brackets ends nothing. */
function listDeclarations(body: string): string[] {
  return splitDeclarations(body).flatMap((declaration) => {
    const [, name = '', value = ''] = /^\s*([^:]+):\s*(.*?)\s*$/s.exec(declaration) ?? [];
    return name === '' ? [] : [`${name}: ${spaceCommas(value)}`];
  });
}

function splitDeclarations(body: string): string[] {
  const declarations: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: sign, index } of body.matchAll(/"[^"]*"|'[^']*'|[();]/g)) {
    if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if (sign === ';' && depth === 0) {
      declarations.push(body.slice(start, index));
      start = index + 1;
    }
  }
  return [...declarations, body.slice(start)];
}

/** Formats a list with spaces; quotes and addresses stay as they are. */
export function spaceCommas(text: string): string {
  return /["']|url\(/.test(text) ? text : text.replace(/,(?=\S)/g, ', ');
}

/** Puts an object with one short field on one line, which the compiler's printer never does. */
export function shortenCode(js: string): string {
  return js.replace(/\{\n\s*(\w+: "[^"\n]*")\n\s*\}/g, '{ $1 }').trim();
}

const plain = new Intl.NumberFormat('en');

/** `1,621`. */
export const formatCount = (count: number): string => plain.format(count);

/** `1,621 bytes`. */
export const formatBytes = (bytes: number): string =>
  textFor('samples.bytes', { count: formatCount(bytes) });
