import { parseAst } from 'rolldown/parseAst';
import { expect, test } from 'vitest';
import { childrenOf, isScriptNode } from '../../../src/content/modules/find-client-use.ts';
import { english } from '../../../src/texts/english.ts';
import { listSources } from './list-sources.ts';
import type { SourceFile } from './read-imports.ts';

/** The code that writes what visitors see or hear. */
const shows =
  /^src\/(?:boot|components|islands|pages|theme)\/|^src\/features\/(?:playground|releases|search)\/(?:boot|client|components|editor|islands|sandbox)\/|^src\/features\/(?:releases|search)\/server\.tsx$/;

/** Texts in no language, and those for authors and programs. */
const others: Readonly<Record<string, readonly string[]>> = {
  'src/boot/base-url-script.ts': ['*'],
  'src/components/dev-notice.tsx': ['*'],
  'src/components/page-shell.tsx': ['In Markdown: '],
  'src/features/search/components/search-button.tsx': ['Ctrl'],
};

const saying = /^(?:aria-label|ariaLabel|title|placeholder|alt|label|heading|lead|textContent)$/;
const word = /\p{L}{2,}/u;
const sentence = /^\p{Lu}\p{L}+ .*[.…]$/u;

/** Texts that the code contains itself: between tags, in attributes with words, in HTML, and sentences. */
function listLiterals({ name, text }: SourceFile): string[] {
  const literals: string[] = [];
  const note = (written: unknown) => {
    if (typeof written === 'string' && word.test(written)) literals.push(written.trim());
  };
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isScriptNode(value)) return;
    const { type } = value;
    if (type === 'JSXText') note(value.value);
    if (type === 'TemplateElement' && isScriptNode(value) && value.value instanceof Object) {
      const { cooked } = { cooked: '', ...value.value };
      for (const [, attribute, between] of cooked.matchAll(
        / (?:aria-label|title|alt)="([^"<>]+)|>([^<>]*)<\//g,
      ))
        note(attribute ?? between);
      if (sentence.test(cooked)) note(cooked);
    }
    const isSaid =
      (type === 'JSXAttribute' && saying.test(nameOf(value.name))) ||
      (type === 'Property' && saying.test(nameOf(value.key))) ||
      (type === 'AssignmentExpression' && saying.test(nameOf(value.left)));
    if (isSaid) note(literalOf(value.value ?? value.right));
    if (type === 'Literal' && sentence.test(String(value.value))) note(value.value);
    // Errors and the console are for programs.
    if (type === 'NewExpression' || nameOf(objectOf(value.callee)) === 'console') return;
    childrenOf(value).forEach(visit);
  };
  visit(parseAst(text, { lang: name.endsWith('x') ? 'tsx' : 'ts' }).body);
  return literals;
}

function nameOf(node: unknown): string {
  if (!isScriptNode(node)) return '';
  if (node.type === 'MemberExpression') return nameOf(node.property);
  return String(node.name ?? node.value ?? '');
}

function objectOf(node: unknown): unknown {
  return isScriptNode(node) ? node.object : undefined;
}

function literalOf(node: unknown): unknown {
  if (!isScriptNode(node)) return undefined;
  if (node.type === 'ConditionalExpression') return literalOf(node.consequent);
  return node.type === 'Literal' ? node.value : undefined;
}

const listOf = (text: string) => listLiterals({ name: 'a.tsx', text });

test('texts in code are found, whatever form they have', () => {
  expect(listOf('<p>Some text <b>{x}</b></p>')).toEqual(['Some text']);
  expect(listOf('<nav aria-label="Pages" className="menu wide" />')).toEqual(['Pages']);
  expect(listOf("<List title={is ? 'One' : other} />")).toEqual([]);
  expect(listOf("say('It is late.'); console.warn('It failed.');")).toEqual(['It is late.']);
  expect(listOf("button.ariaLabel = 'Copied';")).toEqual(['Copied']);
  expect(listOf("create('h2', { textContent: 'Logo', className: 'logo' })")).toEqual(['Logo']);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code
  expect(listOf('`<a aria-label="Home" class="${x}">Go on</a>`')).toEqual(['Home', 'Go on']);
});

const src = listSources('src').filter(({ name }) => /\.tsx?$/.test(name));

test('every text of the interface is in the table of texts', () => {
  const sources = src.filter(({ name }) => shows.test(name));
  expect(sources.length).toBeGreaterThan(120);
  const literals = sources.flatMap((file) => {
    const allowed = others[file.name] ?? [];
    const found = listLiterals(file).filter(
      (text) => !allowed.includes('*') && !allowed.some((one) => text.startsWith(one.trim())),
    );
    return found.map((text) => `${file.name}: ${text}`);
  });
  expect(literals).toEqual([]);
});

test('every text of the table is shown somewhere', () => {
  const code = src
    .filter(({ name }) => !/^src\/texts\/(?!text\.ts)/.test(name))
    .map(({ text }) => text)
    .join('\n');
  const chosen = Array.from(code.matchAll(/chooseText\('([\w.]+)'/g), ([, start]) => `${start}.`);
  const unused = Object.keys(english).filter(
    (id) => !code.includes(`'${id}'`) && !chosen.some((start) => id.startsWith(start)),
  );
  expect(unused).toEqual([]);
});
