/** An edit of one file as one makes it by hand; each one is another than all before. */
export type Edit = {
  name: string;
  /** Path from the root. */
  file: string;
  apply: (text: string, number: number) => string;
};

/** An edit that is to be seen in an open page of `npm run dev`. */
export type ShownEdit = Edit & {
  /** The page that shows it. */
  route: string;
  /** What of it is another then: an expression that is evaluated in the page. */
  look: string;
};

/** The page that is asked for first. */
export const firstRoute = '/docs/learn/';

const page = 'content/docs/learn/index.mdx';
const footer = 'src/components/site-footer.tsx';
const text = (selector: string) => `document.querySelector('${selector}')?.textContent ?? ''`;
const styleOf = (selector: string, name: string) =>
  `getComputedStyle(document.querySelector('${selector}')).${name}`;

const word: Edit = {
  name: 'text',
  file: page,
  apply: (source, number) => `${source}\nDaily edit number ${number}.\n`,
};
const token: Edit = {
  name: 'token',
  file: 'src/theme/tokens.stylex.ts',
  apply: (source, number) =>
    replace(source, /(?<='--sx-text': )'[^']*'/, `'light-dark(rgb(0 0 ${number}), white)'`),
};
const component: Edit = {
  name: 'component',
  file: footer,
  apply: (source, number) => replace(source, /(?=<h2 [^>]*>\{title\}<\/h2>)/, `<b>${number}</b>`),
};
const label: Edit = {
  name: 'configuration',
  file: 'site.config.ts',
  apply: (source, number) => replace(source, /(?<=label: ')API/, `API ${number}`),
};

/** What is edited in dev. */
export const shownEdits: readonly ShownEdit[] = [
  { ...word, route: firstRoute, look: text('main') },
  {
    name: 'style',
    file: footer,
    apply: (source, number) => replace(source, /(?<=paddingBlock: ')2\.5rem/, `${100 + number}px`),
    route: firstRoute,
    look: styleOf('footer > div', 'paddingTop'),
  },
  { ...token, route: firstRoute, look: styleOf('body', 'color') },
  { ...component, route: firstRoute, look: text('footer') },
  { ...label, route: firstRoute, look: text('nav') },
  {
    name: 'playground example',
    file: 'content/playground/card/App.tsx',
    apply: (source, number) => `// Daily edit number ${number}.\n${source}`,
    route: '/playground/',
    look: `document.querySelector('[data-playground]')?.shadowRoot?.querySelector('.cm-content')?.textContent ?? ''`,
  },
];

/** What is edited between builds. */
export const builtEdits: readonly Edit[] = [
  { ...word, name: 'one word' },
  component,
  { ...label, name: 'label' },
  token,
];

/** The edit before a start of dev, and that of the text for which its memory is measured. */
export const [tokenEdit, textEdit] = [token, word];

/** @throws where there is no such place: the table would show the time of nothing */
function replace(source: string, place: RegExp, text: string): string {
  if (!place.test(source)) throw new Error(`An edit of bench/daily has no place: ${place}`);
  return source.replace(place, text);
}
