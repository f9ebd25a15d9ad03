import type { Random } from '../../bench/corpus/random.ts';
import { componentText, configText, writeDoc } from './small-site.ts';

/** What stands in the files of a site; an edit changes it and says what it did. */
export type Files = Map<string, string>;
type Edit = (files: Files, random: Random, step: number) => string;

const partial = 'content/docs/guide/_note.mdx';
const component = 'content/docs/guide/badge.tsx';

/** Edits of content, after which the code of the site is the same. */
export const contentEdits: Record<string, Edit> = {
  changePage: (files, random, step) => {
    const name = random.pick(pagesOf(files));
    files.set(name, `${files.get(name)}\nChanged at ${step}.\n`);
    return name;
  },
  addPage: (files, _random, step) => {
    const name = `content/docs/guide/0${1 + (step % 2)}-${step % 2 ? 'more' : 'basics'}/new-${step}.mdx`;
    files.set(name, writeDoc(`New ${step}`, '```css\n.a { color: red; }\n```\n'));
    return name;
  },
  deletePage: (files, random) => {
    const name = random.pick(pagesOf(files));
    files.delete(name);
    return name;
  },
  renamePage: (files, random, step) => {
    const name = random.pick(pagesOf(files));
    files.set(name.replace(/[^/]+$/, `named-${step}.mdx`), files.get(name) ?? '');
    files.delete(name);
    return name;
  },
  changePartial: (files, _random, step) => replace(files, partial, `A note of ${step}.\n`),
  changeCategory: (files, random, step) => {
    const names = [...files.keys()].filter((name) => name.endsWith('_category_.json'));
    return replace(files, random.pick(names), `{ "label": "Part of ${step}" }\n`);
  },
  changeAuthors: (files, _random, step) =>
    replace(files, 'content/blog/authors.yml', `ann:\n  name: Ann ${step}\nben:\n  name: Ben\n`),
  addPost: (files, random, step) => {
    const day = String(random.between(4, 28)).padStart(2, '0');
    const name = `content/blog/2026-02-${day}-post-${step}.mdx`;
    files.set(
      name,
      `---\ntitle: Post ${step}\ndescription: Of ${step}.\nauthors: [ben]\n---\n\nNew.\n`,
    );
    return name;
  },
  changePublic: (files, _random, step) => replace(files, 'public/data.txt', `data ${step}\n`),
  addPublic: (files, _random, step) => replace(files, `public/more/${step}.txt`, `${step}\n`),
};

/** Edits after which the code of the site is another. */
export const codeEdits: Record<string, Edit> = {
  changeComponent: (files, _random, step) =>
    replace(files, component, componentText('Badge', `step ${step}`)),
  importComponent: (files, random) => {
    const name = random.pick(pagesOf(files));
    const text = files.get(name) ?? '';
    if (text.includes('<Badge')) return `${name} (nothing to do)`;
    return replace(files, name, `${text}\nimport { Badge } from '../badge.tsx';\n\n<Badge />\n`);
  },
  changeLabel: (files, _random, step) =>
    replace(files, 'site.config.ts', configText({ guide: `Guide ${step}` })),
  changeUrl: (files, _random, step) =>
    replace(files, 'site.config.ts', configText({ url: `https://step-${step}.example.com` })),
};

/** The pages that come and go: all but the first, which others link to. */
function pagesOf(files: Files): string[] {
  return [...files.keys()].filter((name) => /guide\/\d.*\.mdx$/.test(name)).sort();
}

function replace(files: Files, name: string, text: string): string {
  files.set(name, text);
  return name;
}
