import type { AdmonitionKind, CodeBlock, Corpus, Page } from '../corpus/corpus-types.ts';
import { writeFrontMatter } from '../corpus/write-markdown.ts';
import { plainFile, writePlainDocs } from './plain-docs.ts';
import { logo, routeOf, type SiteKind } from './site-kind.ts';

/** The containers that VitePress has. */
const containers: Record<AdmonitionKind, string> = {
  note: 'info',
  tip: 'tip',
  info: 'info',
  warning: 'warning',
  danger: 'danger',
};

/** VitePress with its default theme and the search that it brings. */
export const vitepressSite: SiteKind = {
  name: 'vitepress',
  files: (corpus) => {
    const files = writePlainDocs(corpus, '', {
      link: (_from, to) => `/${plainFile(to)}`,
      admonition: (type, title, text) =>
        `::: ${containers[type]}${title ? ` ${title}` : ''}\n\n${text}\n\n:::`,
      fence: writeFence,
      start: ({ title, description }) =>
        `${writeFrontMatter({ title, description })}# ${title}\n\n`,
    });
    files.set('index.md', '---\nlayout: home\nhero:\n  name: Benchmark\n---\n');
    files.set('.vitepress/config.mjs', writeConfig(corpus));
    files.set('public/favicon.svg', logo);
    return files;
  },
  sourceOf: (page) => plainFile(page),
  htmlOf: (page) => plainFile(page).replace(/\.md$/, '.html'),
  payloadOf: (page, files) => {
    const name = plainFile(page).replaceAll('/', '_');
    return files.find((file) => file.startsWith(`assets/${name}.`) && !file.includes('.lean.'));
  },
  output: '.vitepress/dist',
  leftovers: ['.vitepress/dist', '.vitepress/cache', '.vitepress/.temp', 'node_modules'],
};

/** The file's name stands in brackets, after the marked lines. */
function writeFence({ language, title, marked }: CodeBlock): string {
  const parts = [language, marked && `{${marked}}`, title && `[${title}]`];
  return parts.filter(Boolean).join(' ');
}

function writeConfig(corpus: Corpus): string {
  const sidebar = listItems(corpus, ['guide']);
  const config = {
    title: 'Benchmark',
    themeConfig: {
      logo: '/favicon.svg',
      nav: [{ text: 'Guide', link: '/guide/' }],
      search: { provider: 'local' },
      sidebar,
    },
  };
  return `export default ${JSON.stringify(config, null, 2)};\n`;
}

type Item = { text: string; link?: string; collapsed?: boolean; items?: Item[] };

/** What stands in a folder: its pages, then its folders. */
function listItems(corpus: Corpus, parent: readonly string[]): Item[] {
  const isParent = (path: readonly string[]) => path.join('/') === parent.join('/');
  const pages = corpus.pages.filter((page) => isParent(page.folders));
  const folders = corpus.folders.filter(({ folders: path }) => isParent(path.slice(0, -1)));
  return [
    ...pages.map((page) => ({ text: page.title, link: `/${linkOf(page)}` })),
    ...folders.map(({ label, folders: path }) => ({
      text: label,
      collapsed: true,
      items: listItems(corpus, path),
    })),
  ];
}

/** The folder of an index page has a slash at its end. */
function linkOf(page: Page): string {
  return page.name === 'index' ? `${routeOf(page)}/` : routeOf(page);
}
