/** A site in the manner of those that strangers moved in: what Docusaurus builds, and this project must. */
export const strangeSite = new Map<string, string>([
  [
    'website/docusaurus.config.js',
    `const { list } = require('./redirects');
const addresses = require('./redirects').addresses;
const remark = process.env.REMARK;
module.exports = {
  title: 'Loom', url: 'https://loom.example', baseUrl: '/loom/', favicon: 'img/dot.svg',
  noIndex: true,
  presets: [['classic', {
    docs: {
      sidebarPath: './sidebars.js', breadcrumbs: false, versions: { current: { label: 'next', path: '' } },
      admonitions: { keywords: ['thread'] }, remarkPlugins: [remark && require('remark-thread')].filter(Boolean),
    },
    blog: { routeBasePath: 'news', tagsBasePath: 'labels' },
    theme: { customCss: ['./styles/loom.css'] },
    gtag: { trackingID: 'G-1' },
  }]],
  plugins: [remark && 'plugin-thread', ['@docusaurus/plugin-client-redirects', { redirects: [...list, ...addresses] }]].filter(Boolean),
  themeConfig: {
    metadata: [{ name: 'keywords', content: 'loom' }],
    announcementBar: { content: '<a href="/loom/docs/weave">Weave</a> <a href="docs/types">Types</a> <a href="https://yarn.example/a">Yarn</a>' },
    navbar: { title: 'Loom', items: [{ to: '/docs/weave', label: 'Weave' }] },
  },
};
`,
  ],
  [
    'website/redirects.js',
    "exports.list = [{ from: '/old', to: '/docs/weave' }];\nexports.addresses = [{ from: '/older', to: '/docs/types' }];\n",
  ],
  ['website/blog/2024-01-02-thread.md', '---\ntitle: Thread\n---\n\nA post.\n'],
  // Aliases of a bundler, which tsconfig.json has with a comment, and a style sheet in Sass.
  [
    'website/tsconfig.json',
    '{\n  // For editors.\n  "compilerOptions": { "baseUrl": ".", "paths": { "@site/*": ["./*"], "@ui/*": ["./src/ui/*"] } },\n}\n',
  ],
  [
    'website/src/ui/Frame.jsx',
    'export default ({ children }) => <div className="ui">{children}</div>;\n',
  ],
  ['website/src/ui/plain.scss', '$red: red;\n.ui { color: $red; }\n'],
  [
    'website/sidebars.ts',
    "export default { docs: ['weave', 'hidden', 'types', 'files', 'parts', 'more'] };\n",
  ],
  [
    'website/static/img/dot.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>\n',
  ],
  // What src/theme/MDXComponents gives to every page.
  [
    'website/src/theme/MDXComponents.js',
    `import React from 'react';
import MDXComponents from '@theme-original/MDXComponents';
import Card from '../components/Card';
import { Badge as Label } from '@site/src/components/labels';
import * as Marks from '../components/marks';
import Heading from './heading';

const Inline = ({ children }) => <i className="inline">{children}</i>;

export default { ...MDXComponents, ...Marks, Card, Label, Inline, a: Heading };
`,
  ],
  ['website/src/theme/heading.js', 'export default () => null;\n'],
  [
    'website/src/components/Card.js',
    `import React from "react";
import { Badge } from "./labels";
import Dot from "@site/static/img/dot.svg";
const list = [{ Svg: require("@site/static/img/dot.svg").default }];
export default ({ title, children }) => <div className="card"><Badge>{title}</Badge>{children}<Dot id="imported" />{list.map(({ Svg }) => <Svg key="a" id="required" />)}</div>;
`,
  ],
  // Settings of a folder that only YAML takes.
  ['website/docs/loose/_category_.json', '# Ends.\n{ "label": "Loose ends", "position": 3, }\n'],
  ['website/docs/loose/end.md', '# End\n\nAn end.\n'],
  // A component with another one as its property, and styles.
  ['website/src/components/guide.module.css', '.guide {\n  color: red;\n}\n'],
  [
    'website/src/components/Guide.js',
    'import React from "react";\nimport styles from "./guide.module.css";\nconst Guide = () => <b className={styles.guide} />;\nGuide.Part = ({ children }) => <u>{children}</u>;\nexport default Guide;\n',
  ],
  [
    'website/src/components/labels.tsx',
    'import type { ReactNode } from "react";\nexport type Tone = "warm";\nexport const Badge = ({ children }: { children: ReactNode }) => <b>{children}</b>;\n',
  ],
  [
    'website/src/components/marks.jsx',
    'export const Tick = () => <span>tick</span>;\nexport const Cross = () => <span>cross</span>;\n',
  ],
  [
    'website/docs/weave.mdx',
    'import Guide from "@site/src/components/Guide";\n\n# Weave\n\n<Guide.Part>woven</Guide.Part>\n\nA text about weaving.\n\n<Card title="warp">Threads <Inline>along</Inline>.</Card>\n\n<Label>weft</Label> <Tick />\n\nexport const Row = () => <Cross />;\n\n<Row />\n',
  ],
  // A type that is imported without `type`, below src/.
  [
    'website/src/types/options.ts',
    'export interface Opts { size: number }\nexport const none = 0;\n',
  ],
  [
    'website/src/components/sizes.tsx',
    'import { Opts } from "../types/options";\nimport { Config } from "not-installed-types";\nexport default ({ size }: Opts & Partial<Config>) => <span>{size} ells</span>;\n',
  ],
  [
    'website/src/data/list.ts',
    'import { Opts, none } from "../types/options";\nexport const sizes: Opts[] = [{ size: none + 4 }];\n',
  ],
  [
    'website/docs/types.mdx',
    "---\ntitle: Types\n---\n\nimport Sizes from '@site/src/components/sizes';\nimport { sizes } from '@site/src/data/list';\nimport Frame from '@ui/Frame';\n\nAbout sizes, [elsewhere](pathname:///files/plan.html).\n\n<Frame>by alias</Frame>\n\n<Sizes size={3} /> {sizes[0].size}\n",
  ],
  // Ids twice, and an asset that nobody has.
  [
    'website/src/components/Shown.jsx',
    'export default () => <p>\n  <b id="twice">one</b>\n  <img src="/loom/img/gone.png" alt="gone" />\n</p>;\n',
  ],
  [
    'website/docs/hidden.mdx',
    '---\nhide_title: true\ntitle: Hidden\n---\n\nimport Shown from \'@site/src/components/Shown\';\n\n<head>\n  <meta property="og:image" content="/img/card.png" />\n</head>\n\nSome text.\n\n<Shown />\n<Shown />\n\n```sh\n# A comment.\n```\n\n<div id="same">a</div>\n<div id="same">b</div>\n',
  ],
  // A fence with code and the name of a file, Markdown outside of docs, pictures beside them.
  [
    'website/docs/files.mdx',
    "---\ntitle: Files\n---\n\nimport Part from '@site/shared/_part.mdx';\n\nThe file.\n\n```ts file='db.ts'\nconnect();\n```\n\n![A loom](../pictures/loom.svg)\n\n<Part />\n",
  ],
  ['website/pictures/loom.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="7" height="9"/>\n'],
  [
    'website/shared/_part.mdx',
    "import Frame from './frame';\nimport { missing, Frame as Other } from './frame';\n\nA part.\n\n![Part](./part.svg)\n\n<Frame>framed</Frame>\n",
  ],
  [
    'website/shared/frame.jsx',
    'export default ({ children }) => <div className="frame">{children}</div>;\n',
  ],
  ['website/shared/part.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="5" height="9"/>\n'],
  // Tabs, raw files, pictures by require, a partial as a prop.
  ['website/docs/_step.mdx', 'A **step** as a prop.\n'],
  [
    'website/src/components/Steps.jsx',
    'import React from "react";\nexport default ({ children, end }) => {\n  const [open, setOpen] = React.useState(true);\n  return <div onClick={() => setOpen(!open)}>{open && children}{end}</div>;\n};\n',
  ],
  ['website/src/data/rows.js', 'module.exports = { rows: 3 };\n'],
  [
    'website/docs/parts.mdx',
    `---
title: Parts
---

import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';
import Steps from '@site/src/components/Steps';
import Step from './_step.mdx';
import Beside from '@site/src/components/Beside';
import Command from '@site/src/components/Command';

<Tabs values={[{ label: 'One', value: 'one' }]}>
  <TabItem value="one">First tab.</TabItem>
  <TabItem value="two">Second tab.</TabItem>
</Tabs>

<Steps end={<Step />}>inside</Steps>

<img src={require('./loom.svg').default} alt="By require" />
<img src={require('@site/static/img/dot.svg').default} alt="By site" />

<Beside />

<Command />
`,
  ],
  // A function beside a hook.
  [
    'website/src/components/commands.jsx',
    "import { useState } from 'react';\nexport const commandFor = (name) => name + ' add loom';\nexport const useManager = () => useState('npm');\n",
  ],
  [
    'website/src/components/Command.jsx',
    "import { commandFor } from './commands';\nexport default () => <kbd>{commandFor('pnpm')}</kbd>;\n",
  ],
  // Relative addresses, which count from an address without its last slash.
  [
    'website/src/components/Beside.jsx',
    'import Link from \'@docusaurus/Link\';\nexport default () => <p><Link to="types">Types</Link> <Link to="./more#threads">More</Link> <a href="weave">Weave</a></p>;\n',
  ],
  // A frame in a component, a diagram, code of elements, an id that is not closed.
  [
    'website/src/components/Film.tsx',
    'export const Film = ({ id }: { id: string }) => (\n  <iframe\n    style={{ border: 0 }}\n    title={id > "a" ? id : ""}\n    src={`https://films.example/shed`}\n  />\n);\n',
  ],
  [
    'website/docs/more.mdx',
    "---\ntitle: More\n---\n\nimport { Film } from '@site/src/components/Film';\nimport Mermaid from '@theme/Mermaid';\nimport CodeBlock from '@theme/CodeBlock';\n\nMore.\n\n<Film id=\"shed\" />\n\n<Mermaid value={`graph LR\n  warp --> weft`} />\n\n<CodeBlock><b>warp</b> and {3}</CodeBlock>\n\n## Threads {#threads]\n\nThe end.\n",
  ],
  // Settings of TypeScript, whose base does not come along.
  ['website/docs/tsconfig.json', '{ "extends": "../../tsconfig.build.json" }\n'],
  ['website/docs/loom.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="9"/>\n'],
]);
