/** The pages as `name: text`, compiled together like those of a site. */
export const pages: Record<string, string> = {
  component:
    "import Card, { tone } from '@site/src/components/card.tsx'\n\n<Card title={tone}>A</Card>",
  namespace: "import * as all from '@site/src/components/card'\n\n<all.Card title='x'/>",
  raw: "import text from './_plain.md?raw'\n\n<pre>{text}</pre>",
  loader: "import text from '!!raw-loader!./_plain.md'\n\n<pre>{text}</pre>",
  json: "import numbers from './numbers.json'\n\nIt is {numbers.answer}.",
  exported: 'export const x = 6 * 7\n\nIt is {x}, a {typeof x}.',
  partial:
    "import Greeting, { language } from './_greeting.mdx'\n\n<Greeting name='Ada'/>\n\n{language}",
  plain: "import Plain from './_plain.md'\n\n<Plain/>",
  again: "export { tone } from '@site/src/components/card.tsx'\n\nA{1 + 1}",
  importer: "import { tone } from './again.mdx'\n\n{tone}",
  details: '<Details summary="Why">Because.</Details>',
  theme: "import Details from '@theme/Details'\n\n<Details summary='Why'>Because.</Details>",
  script: "import Row from '@site/src/components/row'\n\n<Row to='/blog'>A</Row>",
  links:
    "import Link from '@docusaurus/Link'\n\n<Link to='/a#b'>A</Link><Link href='https://b.c'>B</Link><Link to='/f.txt' className='d'>C</Link><Link to='/blog/v0.13.0#a'>D</Link>{['../x/'].map((to) => <Link to={to} key='x'>E</Link>)}",
  address:
    "import useBaseUrl from '@docusaurus/useBaseUrl'\n\nAt {useBaseUrl('img/a.png')}, {useBaseUrl('/a')}, {useBaseUrl('https://b.c/')}",
  tabs: [
    "<Tabs defaultValue='b' values={[{value: 'a', label: 'One'}, {value: 'b', label: 'Two'}]}>",
    "<TabItem value='b'>B</TabItem>",
    "<TabItem value='a'>A</TabItem>",
    '</Tabs>',
    "<Tabs groupId='os' queryString className='own'><TabItem value='c' label='C' default>D</TabItem></Tabs>",
    "<Tabs queryString='q'><TabItem value='e' attributes={{className: 'x'}}>E</TabItem></Tabs>",
  ].join('\n'),
  contents:
    "import TOCInline from '@theme/TOCInline'\nimport Heading from '@theme/Heading'\n\n<TOCInline toc={toc} />\n\n## A\n\n### B\n\n#### C\n\n## D\n\n<Heading as='h5' id='e'>E</Heading>",
  site: "import Plain from '@site/docs/learn/_plain.md'\n\n<Plain/>",
  heads:
    "import Plain, { toc as own } from './_heads.md'\n\n## A\n\n<Plain/>\n\n{toc.length} {own.length}",
  _heads: '### B\n\n### C',
  notes:
    "import Limits from './_limits.md'\nimport Rows from './_rows.md'\n\nOurs.[^a]\n\n<Limits/>\n\n<Rows/>\n\n<Limits/>\n\n[^a]: Our own.",
  icons:
    "import Mark from './mark.svg'\n\n<Mark className='wide' aria-label='Ours' /><Mark width={8} />",
  drawn: "import Drawn from '@site/src/components/drawn.tsx'\n\n<Drawn />",
  _limits: 'At most 100.[^a] Or 10.[^b][^a]\n\n[^a]: A minute.\n[^b]: A day.',
  _rows: "import Limits from './_limits.md'\n\nRows{1 + 1}.[^a]\n\n<Limits/>\n\n[^a]: Of a table.",
  category:
    "import DocCardList from '@theme/DocCardList'\nimport { useCurrentSidebarCategory } from '@docusaurus/theme-common'\n\n<DocCardList items={useCurrentSidebarCategory().items} />",
  items:
    "import DocCardList from '@theme/DocCardList'\n\n<DocCardList items={[{ type: 'link', label: 'Own', href: '/docs/own/', description: 'Chosen.' }]} />",
  cards: "import DocCardList from '@theme/DocCardList'\n\n<DocCardList />",
  admonition: '<Admonition type="caution" title={<i>Hot</i>}>A</Admonition>',
};

/** As in a Docusaurus site: JSX in a `.js` file, and modules by their Docusaurus names. */
export const rowComponent = `
import Link from '@docusaurus/Link';
import Details from '@theme/Details';
import { tone } from '@site/src/components/card';

export default function Row({ to, children }) {
  return <Details summary={tone}><Link to={to}>{children}</Link></Details>;
}
`;
