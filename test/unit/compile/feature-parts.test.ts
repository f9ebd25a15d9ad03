import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { compileContent } from '../../../src/compile/compile-content.ts';
import type { CompileFeatures, CompilePart } from '../../../src/compile/compile-part.ts';
import { element } from '../../../src/compile/hast-element.ts';
import { noSources } from '../../../src/compile/source-reader.ts';
import { visit } from '../../../src/compile/visit-tree.ts';
import { formatDiagnostics } from '../../../src/diagnostics/diagnostic.ts';

/** Collects the code of blocks with `loud`. */
function rehypeListLoud() {
  return (tree: Root, file: VFile) => {
    const found: string[] = [];
    visit(tree, 'element', ({ data }) => {
      const { attributes = [], code = '' } = data?.pageBlock ?? {};
      if (attributes.some(({ name }) => name === 'loud')) found.push(code);
    });
    file.data.kept = { ...file.data.kept, shouting: found };
    file.data.features = { ...file.data.features, shouting: found.length };
  };
}

/** Adds the text that the site has chosen at the end of the page. */
function rehypeEnding({ ending }: { ending: string }) {
  return (tree: Root) => {
    const figures = tree.children.filter((node) => node.type === 'element' && textOf(node) !== '');
    tree.children.push(element('p', {}, `${figures.length} ${ending}`));
  };
}

/** A feature that knows `loud`, and fills blocks with the value of `echo="…"`. */
const part: CompilePart = {
  checkFence: (attributes, start) => [
    ...attributes
      .filter(({ name, value }) => name === 'loud' && value !== '')
      .map(({ written, at }) => ({ at, message: `${written} is too much` })),
    ...(attributes.length > 1 ? [{ at: start, message: 'loud or echo, not both' }] : []),
  ],
  fillsBlock: (attributes) => attributes.some(({ name }) => name === 'echo'),
  fillBlocks: async (blocks) =>
    blocks.map(({ attributes: [echo], isFilled, written }) => {
      if (!echo || !isFilled) return undefined;
      if (echo.value === '') return { message: 'there is nothing to echo' };
      const drift = { line: 0, text: written, message: `"${written}" is no echo` };
      const problems = written === '' || written === echo.value ? [] : [drift];
      return { code: echo.value, title: 'Echo', problems };
    }),
  steps: ({ ending = '' }, whole) =>
    whole === 'whole'
      ? {
          afterFences: [rehypeListLoud],
          afterHighlight: [[rehypeEnding, { ending: String(ending) }]],
        }
      : {},
};
const words = { common: ['loud', 'echo'], others: ['whisper'] };
const features: CompileFeatures = {
  parts: [{ feature: 'shouting', part, words, choices: { ending: 'blocks' } }],
  lacking: [],
};
const lacking: CompileFeatures = { parts: [], lacking: [{ feature: 'shouting', words }] };

const fence = (meta: string, ...lines: string[]) =>
  [`\`\`\`${meta}`, ...lines, '```', ''].join('\n');
const compile = (source: string, by = features) =>
  compileContent('content/docs/a.md', source, noSources, by);
const diagnosticsOf = async (source: string, by = features) =>
  formatDiagnostics((await compile(source, by)).diagnostics);
const htmlOf = async (source: string, by = features) => {
  const { compiled } = await compile(source, by);
  return compiled && 'html' in compiled.body ? compiled.body.html : '';
};

test('the words of a feature are known, and its steps run with the choices of the site', async () => {
  const { compiled, diagnostics } = await compile(fence('js loud title="a.js"', 'one();'));
  expect(diagnostics).toEqual([]);
  expect(compiled?.kept).toEqual({ shouting: ['one();'] });
  expect(compiled?.features).toEqual({ shouting: 1 });
  expect(compiled?.body).toHaveProperty('html', expect.stringContaining('<p>1 blocks</p>'));
  // The text for search is collected before these steps.
  expect(compiled?.blocks.map(({ text }) => text)).toEqual(['one();']);
});

test('a preview gets only the steps that the feature has for previews', async () => {
  const { compiled } = await compile(
    `${fence('js loud', 'one();')}\n<!-- truncate -->\n\n${fence('js loud', 'two();')}`,
  );
  expect(JSON.stringify(compiled?.body)).toContain('2 blocks');
  expect(JSON.stringify(compiled?.preview)).not.toContain('blocks');
  expect(compiled?.kept).toEqual({ shouting: ['one();', 'two();'] });
});

test('diagnostics that a feature finds in a fence are reported along with those of the engine', async () => {
  expect(await diagnosticsOf(fence('js loud="very" {0}', 'one();'))).toBe(
    'content/docs/a.md:1:7  loud="very" is too much\n\n' +
      'content/docs/a.md:1:20  warning: "0" names line 0; lines are counted from 1\n' +
      '    Write lines as {1,4-6}.',
  );
  expect(await diagnosticsOf(fence('js loud echo="a"', 'a'))).toContain(
    '1:6  loud or echo, not both',
  );
});

test('a feature fills a block with code, and with a title unless the author gives one', async () => {
  const html = await htmlOf(fence('js echo="hello();" {1}'));
  expect(html).toContain('Echo</figcaption>');
  expect(html).toContain('class="line highlighted"');
  expect(html).toContain('>hello<');
  expect(await htmlOf(fence('js echo="hello();" title="b.js"'))).toContain('b.js</figcaption>');
});

test('a block that a feature cannot fill, or whose text differs from its code, is a diagnostic', async () => {
  expect(await diagnosticsOf(fence('js echo {2}'))).toBe(
    'content/docs/a.md:1:4  there is nothing to echo',
  );
  expect(await diagnosticsOf(fence('js echo="a"', 'b'))).toBe(
    'content/docs/a.md:2:1  "b" is no echo',
  );
  expect(await diagnosticsOf(fence('js echo="a"', 'a'))).toBe('');
});

test('hints name the words of the features that the site has', async () => {
  expect(await diagnosticsOf(fence('js lowd', 'one();'))).toContain(
    'Did you mean loud? Known: title="…", {1,4-6}, /word/, showLineNumbers, wrap, npm2yarn ' +
      'and file=path; of shouting loud and echo.',
  );
  expect(await diagnosticsOf(fence('js wisper', 'one();'))).toContain('Did you mean whisper?');
  expect(await diagnosticsOf(fence('js lowd', 'one();'), { parts: [], lacking: [] })).toMatch(
    /^ {4}Known: [^;]*file=path\.$/m,
  );
});

test('words of a feature that the site lacks give one warning and have no effect', async () => {
  const page = fence('js loud title="a.js" {1} whisper="x"', 'one();');
  expect(await diagnosticsOf(page, lacking)).toBe(
    'content/docs/a.md:1:7  warning: "loud" needs the feature shouting, ' +
      "which this site doesn't have, so it has no effect\n" +
      '    Add shouting: {} to site.config.ts, or remove it from the fence.',
  );
  const { compiled } = await compile(page, lacking);
  expect(compiled?.kept).toBeUndefined();
  expect(await htmlOf(page, lacking)).toBe(
    await htmlOf(fence('js title="a.js" {1}', 'one();'), lacking),
  );
});

test('a block that a missing feature would fill stays empty, and the warning says so', async () => {
  const page = fence('js echo="a();" {2}');
  expect(await diagnosticsOf(page, lacking)).toBe(
    'content/docs/a.md:1:7  warning: "echo="a();"" needs the feature shouting, ' +
      "which this site doesn't have, so the block stays empty\n" +
      '    Add shouting: {} to site.config.ts, or remove it from the fence.',
  );
  expect(await htmlOf(page, lacking)).toContain('<figure class="code-block"');
});
