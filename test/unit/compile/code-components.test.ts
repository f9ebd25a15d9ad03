import { expect, test } from 'vitest';
import { compileContent } from '../../../src/compile/compile-content.ts';
import { createSourceReader } from '../../../src/compile/files/source-reader.ts';
import { compileText, renderBody, renderText } from './render.ts';

test.each([
  ['in a template', '<CodeBlock language="js">{`\n  a;\n    b;\n`}</CodeBlock>'],
  ['in a string', '<CodeBlock className="language-js">{\'a;\\n  b;\'}</CodeBlock>'],
  ['as text', '<CodeBlock language="js">\n  a;\n    b;\n</CodeBlock>'],
])('the text of a CodeBlock %s is dedented', async (_form, source) => {
  expect(await renderText(source)).toContain('data-language="js"');
  expect((await renderText(source)).replace(/<[^>]+>/g, '')).toBe('a;\n  b;');
});

test.each([
  "'./examples/card.css?raw'",
  "'!!raw-loader!./examples/card.css'",
  "'!!./examples/card.css?raw'",
])('a file that is imported as text from %s is read and highlighted', async (source) => {
  const page = `import Css from ${source};\n\n<CodeBlock language="css">{Css}</CodeBlock>\n`;
  const reader = createSourceReader(process.cwd());
  const { compiled } = await compileContent('test/fixtures/format/code/a.mdx', page, reader);
  const html = compiled ? renderBody(compiled.body) : '';
  expect(html).toContain('class="tk-f"');
  expect(html).not.toContain('figcaption');
  expect(Object.keys(reader.notes())).toEqual(['test/fixtures/format/code/examples/card.css']);
});

test.each([
  ['computed text', '<CodeBlock language="js">{props.text}</CodeBlock>'],
  ['a computed prop', '<CodeBlock language={props.x}>a</CodeBlock>'],
  ['spread props', '<CodeBlock {...props}>a</CodeBlock>'],
  ['an import of the author', "import CodeBlock from './own.tsx'\n\n<CodeBlock>a</CodeBlock>"],
])('a CodeBlock with %s stays a component', async (_what, source) => {
  const { body } = await compileText(source);
  expect(body).toHaveProperty('code', expect.stringMatching(/_jsxs?\(CodeBlock, /));
});

test('a diagnostic of a CodeBlock is reported at its tag', async () => {
  const { diagnostics } = await compileContent(
    'a.mdx',
    '\n<CodeBlock metastring="{0}">a</CodeBlock>\n',
  );
  expect(diagnostics).toMatchObject([{ line: 2, column: 1 }]);
});
