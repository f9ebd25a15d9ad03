import { expect, test } from 'vitest';
import { compileContent } from '../../../src/compile/compile-content.ts';
import { createSourceReader } from '../../../src/compile/files/source-reader.ts';
import { diagnosticsOf, page, project } from './assets.ts';

test.each([
  '<Tabs><TabItem value="a">A</TabItem></Tabs>',
  '<Details summary="A">B</Details>',
  '<Admonition type="tip">A</Admonition>',
  '<CodeBlock language="css">{`a {}`}</CodeBlock>',
  "import Card from '@site/src/components/card'\n\n<Card/>",
  "import * as cards from '@site/src/components/card'\n\n<cards.Card/>",
  'export const Box = ({children}) => <b>{children}</b>\n\n<Box>a</Box>',
  'export function Box() { const Inner = "b"; return <Inner/> }\n\n<Box/>',
  '{[1].map((Tag) => <Tag key="a"/>)}',
  '<my-element>a</my-element>',
  '<props.components.Card/>',
])('%s uses only known components', async (source) => {
  expect(await diagnosticsOf(source)).toEqual([]);
});

test('an unknown component is a diagnostic at its tag', async () => {
  const source = [
    '---',
    'title: A',
    '---',
    '',
    '<Tabz>',
    '  <TabItem value="a">Text <Icon/> and <motion.div/></TabItem>',
    '</Tabz>',
    '',
    'export const Box = () => <Inner/>',
    '',
    '{[1].map(() => <Cell/>)} <Box icon={<Star/>} />',
  ].join('\n');
  expect(await diagnosticsOf(source)).toEqual([
    '5:1 unknown component <Tabz>',
    '6:27 unknown component <Icon>',
    '6:39 unknown component <motion>',
    '9:26 unknown component <Inner>',
    '11:16 unknown component <Cell>',
    '11:37 unknown component <Star>',
  ]);
});

test('the hint suggests a component with a similar name and lists the built-in ones', async () => {
  const { diagnostics } = await compileContent(page, '<Tabz/>', createSourceReader(project));
  expect(diagnostics[0]?.hint).toMatch(
    /^Did you mean <Tabs>\? .*Admonition, CodeBlock, Details, TabItem, Tabs\.$/,
  );
  const own = await compileContent(
    page,
    'export const PriceTable = "b"\n\n<PriceTabel/>',
    createSourceReader(project),
  );
  expect(own.diagnostics[0]?.hint).toContain('Did you mean <PriceTable>?');
});
