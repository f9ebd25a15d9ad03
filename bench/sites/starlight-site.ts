import type { AdmonitionKind, Corpus } from '../corpus/corpus-types.ts';
import { labelledAdmonition, titledFence, writeFrontMatter } from '../corpus/write-markdown.ts';
import { plainFile, writePlainDocs } from './plain-docs.ts';
import { logo, routeOf, type SiteKind } from './site-kind.ts';

/** The asides that Starlight has. */
const asides: Record<AdmonitionKind, string> = {
  note: 'note',
  tip: 'tip',
  info: 'note',
  warning: 'caution',
  danger: 'danger',
};

/** Starlight as its guide sets it up, with its search. */
export const starlightSite: SiteKind = {
  name: 'starlight',
  files: (corpus) => {
    const files = writePlainDocs(corpus, 'src/content/docs/', {
      link: (_from, to) => `/${routeOf(to)}/`,
      admonition: (type, title, text) => labelledAdmonition(asides[type], title, text),
      fence: titledFence,
      start: ({ title, description, order }) =>
        writeFrontMatter({ title, description, sidebar: { order } }),
    });
    const home = { title: 'Benchmark', template: 'splash' };
    files.set('src/content/docs/index.md', `${writeFrontMatter(home)}[Read](/guide/)\n`);
    files.set('src/content.config.ts', contentConfig);
    files.set('astro.config.mjs', writeConfig(corpus));
    files.set('public/favicon.svg', logo);
    return files;
  },
  sourceOf: (page) => `src/content/docs/${plainFile(page)}`,
  htmlOf: (page) => `${routeOf(page)}/index.html`,
  output: 'dist',
  leftovers: ['dist', '.astro', 'node_modules'],
};

const contentConfig = `import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
import { defineCollection } from 'astro:content';

export const collections = {
  docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }),
};
`;

function writeConfig({ folders }: Corpus): string {
  const sections = folders.filter((folder) => folder.folders.length === 2);
  const sidebar = sections.map((section) => {
    const [, name] = section.folders;
    const inner = folders.filter(({ folders: path }) => path.length === 3 && path[1] === name);
    const groups = inner.map(({ label, folders: path }) => ({
      label,
      collapsed: true,
      items: [{ autogenerate: { directory: path.join('/') } }],
    }));
    const overview = { label: 'Overview', link: `/${section.folders.join('/')}/` };
    return { label: section.label, collapsed: true, items: [overview, ...groups] };
  });
  const blog = { label: 'Blog', items: [{ autogenerate: { directory: 'blog' } }] };
  const options = { title: 'Benchmark', sidebar: [...sidebar, blog] };
  return `import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

export default defineConfig({
  site: 'https://bench.example.com',
  integrations: [starlight(${JSON.stringify(options)})],
});
`;
}
