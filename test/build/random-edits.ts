import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Random } from '../../bench/corpus/random.ts';
import { componentText, configText, picture, showingText, writeDoc } from './small-site.ts';

/** The files of a site with their texts; an edit changes them and returns what it did. */
export type Files = Map<string, string>;
type Edit = (files: Files, random: Random, step: number) => string;

const partial = 'content/docs/guide/_note.mdx';
const target = 'content/docs/guide/target.mdx';
const component = 'content/docs/guide/badge.tsx';

/** Edits of content, which do not change the code of the site. */
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
  changeShown: (files, _random, step) =>
    replace(
      files,
      'content/docs/guide/_shown.mdx',
      `### Shown ${step}\n\n[Here](#shown-${step}).\n`,
    ),
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
  /** The title that neighbours, sidebars, cards and lists show. */
  changeTitle: (files, random, step) =>
    changeField(files, pickPage(files, random), 'title', `T ${step}`),
  changeSidebarLabel: (files, random, step) =>
    changeField(files, pickPage(files, random), 'sidebar_label', `Label ${step}`),
  movePage: (files, random) =>
    changeField(files, pickPage(files, random), 'sidebar_position', `${random.between(0, 9)}.5`),
  changeDescription: (files, random, step) =>
    changeField(files, pickPage(files, random), 'description', `Of step ${step}.`),
  hidePage: (files, random) => changeField(files, pickPage(files, random), 'unlisted', 'true'),
  endAt: (files, random) =>
    changeField(
      files,
      pickPage(files, random),
      'pagination_next',
      random.pick(['guide/index', 'null']),
    ),
  /** Links to the file of this page get another address. */
  changeSlug: (files, _random, step) => changeField(files, target, 'slug', `/guide/target-${step}`),
  /** The text of the page that shows this file stays the same. */
  changeSource: (files, _random, step) =>
    replace(files, 'content/docs/guide/rule.css', `.step${step} { color: red; }\n`),
  changePicture: (files, _random, step) =>
    replace(files, 'content/docs/guide/pic.svg', picture(step)),
  makeCards: (files, random, step) => {
    const names = [...files.keys()].filter((name) => name.endsWith('_category_.json'));
    const link = { type: 'generated-index', description: `All of ${step}.` };
    return replace(files, random.pick(names), JSON.stringify({ label: `Cards ${step}`, link }));
  },
  changeTags: (files, random, step) => {
    const posts = [...files.keys()].filter((name) => /blog\/2026.*\.mdx$/.test(name));
    return changeField(files, random.pick(posts), 'tags', `[news, t${step % 3}]`);
  },
  nameTags: (files, _random, step) =>
    replace(
      files,
      'content/blog/tags.yml',
      `news:\n  label: News ${step}\n  permalink: /n${step}\n`,
    ),
  changePublic: (files, _random, step) => replace(files, 'public/data.txt', `data ${step}\n`),
  addPublic: (files, _random, step) => replace(files, `public/more/${step}.txt`, `${step}\n`),
};

/** Edits that change the code of the site. */
export const codeEdits: Record<string, Edit> = {
  changeComponent: (files, _random, step) =>
    replace(files, component, componentText('Badge', `step ${step}`)),
  changeWhatIsShown: (files, _random, step) => {
    files.set(`content/docs/guide/_other-${step}.md`, `### Other ${step}\n`);
    return replace(files, 'content/docs/guide/shown.jsx', showingText(`./_other-${step}.md`));
  },
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

/** The pages that may be changed or deleted: all but the first, which others link to. */
function pagesOf(files: Files): string[] {
  return [...files.keys()].filter((name) => /guide\/\d.*\.mdx$/.test(name)).sort();
}

function pickPage(files: Files, random: Random): string {
  return random.pick(pagesOf(files));
}

/** Sets a field of the front matter, and replaces a previous value. */
function changeField(files: Files, name: string, field: string, value: string): string {
  const others = (files.get(name) ?? '').replace(new RegExp(`^${field}: .*\\n`, 'm'), '');
  return replace(files, name, others.replace('---\n', `---\n${field}: ${value}\n`));
}

/** Changes, empties or deletes some of the files that a build has written. */
export function damageFiles(root: string, random: Random): string[] {
  const folders = [
    '.cache/compile',
    '.cache/heads',
    '.cache/site',
    '.cache/pages',
    '.cache/verify',
    'dist/public/',
  ];
  const names = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      path.join(folder, name),
    ),
  );
  const files = names.filter((name) => statSync(path.join(root, name)).isFile()).sort();
  return Array.from({ length: 6 }, () => {
    const name = random.pick(files);
    const file = path.join(root, name);
    const how = random.pick(['changed', 'emptied', 'deleted'] as const);
    if (how === 'deleted') rmSync(file, { force: true });
    else if (how === 'emptied') writeFileSync(file, '');
    else writeFileSync(file, `${readText(file).slice(1)}E`);
    return `${how} ${name}`;
  });
}

/** The text of a file; empty if another edit has deleted it. */
function readText(file: string): string {
  return statSync(file, { throwIfNoEntry: false }) ? readFileSync(file, 'utf8') : '';
}

function replace(files: Files, name: string, text: string): string {
  files.set(name, text);
  return name;
}
