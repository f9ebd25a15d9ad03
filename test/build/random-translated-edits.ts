import type { Random } from '../../bench/corpus/random.ts';
import { translatedFiles } from '../versioned-files.ts';
import { componentText, picture } from './small-site.ts';

/** A site with several versions and languages: its files with their texts, and what its configuration lists. */
type Site = { files: Map<string, string>; versions: string[]; languages: string[] };
type Edit = (site: Site, random: Random, step: number) => string;

const guide = 'content/docs/guides/';

/** The fixture, with a page that shows a picture, a partial and a component. */
export function openTranslatedSite(): Site {
  const files = new Map(Object.entries(translatedFiles));
  files.set(`${guide}pic.svg`, picture(0));
  files.set(`${guide}_note.mdx`, 'A **note**.\n');
  files.set(`${guide}badge.tsx`, componentText('Badge', 'first'));
  files.set(
    `${guide}all.mdx`,
    pageText(
      'All',
      "import Note from './_note.mdx';\nimport { Badge } from './badge.tsx';\n\n<Note />\n\n<Badge />\n\n![A picture](./pic.svg)",
    ),
  );
  return configure({ files, versions: ['2.0', '1.0'], languages: ['ar', 'ja'] });
}

const pageText = (title: string, text: string) =>
  `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n${text}\n`;

const folders: Readonly<Record<string, string>> = { ar: 'arabic' };
const languageFolder = (code: string) => `content/i18n/${folders[code] ?? code}/`;
const docsOf = (version: string) =>
  version === 'current' ? 'content/docs/' : `content/versioned_docs/version-${version}/`;
const translationOf = (file: string, code: string) =>
  languageFolder(code) +
  file
    .replace('content/docs/', 'docusaurus-plugin-content-docs/current/')
    .replace('content/versioned_docs/', 'docusaurus-plugin-content-docs/')
    .replace('content/blog/', 'docusaurus-plugin-content-blog/');

/** Writes the configuration anew. */
function configure(site: Site): Site {
  const list = ['en', ...site.languages].map((code) => {
    const path = folders[code];
    return {
      code,
      label: code,
      htmlLang: code,
      direction: /ar|he/.test(code) ? 'rtl' : 'ltr',
      ...(path && { path }),
    };
  });
  const { 'site.config.ts': text = '' } = translatedFiles;
  const config = text
    // Another last version has other addresses.
    .replace('version:', "onBrokenLinks: 'warn',\n  onBrokenAnchors: 'warn',\n  version:")
    .replace(/locales: \{[\s\S]*?\n {2}\},/, `locales: ${JSON.stringify({ default: 'en', list })},`)
    .replace(
      /versions: \[[\s\S]*?\],/,
      `versions: ${JSON.stringify(['current', ...site.versions].map((name) => ({ name })))},`,
    );
  site.files.set('site.config.ts', config);
  site.files.set('content/versions.json', JSON.stringify(site.versions));
  return site;
}

const pages = ({ files }: Site, pattern: RegExp) =>
  [...files.keys()].filter((name) => pattern.test(name) && /\/[^_][^/]*\.mdx$/.test(name)).sort();
const originals = /^content\/(?:docs|versioned_docs|blog)\//;
/** What others link to, or name in a sidebar. */
const needed = /intro|install|steam|heat|pour/;

const free = (site: Site) =>
  pages(site, originals).filter((name) => !needed.test(name) && !name.includes('/blog/'));

function set({ files }: Site, name: string, text: string): string {
  files.set(name, text);
  return name;
}
const append = (site: Site, name: string, step: number) =>
  set(site, name, `${site.files.get(name)}\nChanged at ${step}.\n`);
const retitle = (site: Site, name: string, step: number) =>
  set(site, name, (site.files.get(name) ?? '').replace(/title: .*/, `title: T ${step}`));
function remove({ files }: Site, name: string): string {
  files.delete(name);
  return name;
}
function rename(site: Site, name: string, step: number): string {
  const text = site.files.get(name) ?? '';
  remove(site, name);
  return `${name} → ${set(site, name.replace(/[^/]+$/, `named-${step}.mdx`), text.replace(/^id: .*\n/m, ''))}`;
}
const texts = (messages: Record<string, string>) =>
  JSON.stringify(
    Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, { message }])),
  );

const edits: Record<string, Edit> = {
  changePage: (site, random, step) => append(site, random.pick(pages(site, originals)), step),
  retitlePage: (site, random, step) => retitle(site, random.pick(pages(site, originals)), step),
  addPage: (site, random, step) =>
    set(
      site,
      `${docsOf(random.pick(['current', ...site.versions]))}guides/new-${step}.mdx`,
      pageText(`New ${step}`, `New text.\n\n## Part ${step}`),
    ),
  deletePage: (site, random) => {
    const all = free(site);
    return all.length === 0 ? '' : remove(site, random.pick(all));
  },
  renamePage: (site, random, step) => {
    const all = free(site);
    return all.length === 0 ? '' : rename(site, random.pick(all), step);
  },
  translate: (site, random, step) => {
    if (site.languages.length === 0) return '';
    const code = random.pick(site.languages);
    const all = pages(site, originals).filter((name) => !site.files.has(translationOf(name, code)));
    if (all.length === 0) return '';
    const name = random.pick(all);
    const text = (site.files.get(name) ?? '').replace(/(title: .*)/, `$1 (${code})`);
    return append(site, set(site, translationOf(name, code), text), step);
  },
  changeTranslation: (site, random, step) => append(site, random.pick(pages(site, /i18n/)), step),
  retitleTranslation: (site, random, step) => retitle(site, random.pick(pages(site, /i18n/)), step),
  deleteTranslation: (site, random) => remove(site, random.pick(pages(site, /i18n/))),
  orphanTranslation: (site, random, step) => rename(site, random.pick(pages(site, /i18n/)), step),
  translateTexts: (site, random, step) =>
    set(
      site,
      `${languageFolder(random.pick(['ja', 'ar', 'he']))}code.json`,
      texts({
        'shell.goHome': `Home ${step}`,
        'theme.common.editThisPage': `Edit ${step}`,
        'search.noResults': `Nothing for {query} ${step}`,
      }),
    ),
  translateOwnTexts: (site, _random, step) =>
    set(site, 'content/code.json', texts({ 'shell.goHome': `Go home ${step}` })),
  removeTexts: (site, random) =>
    remove(
      site,
      random.pick([
        'content/code.json',
        `${languageFolder('ja')}code.json`,
        `${languageFolder('ja')}site.json`,
      ]),
    ),
  translateNavbar: (site, random, step) =>
    set(
      site,
      `${languageFolder(random.pick(['ja', 'ar', 'he']))}docusaurus-theme-classic/navbar.json`,
      texts({ 'item.label.Docs': `D ${step}`, title: `Title ${step}` }),
    ),
  removeNavbar: (site) =>
    remove(site, `${languageFolder('ja')}docusaurus-theme-classic/navbar.json`),
  translateFooter: (site, _random, step) =>
    set(
      site,
      `${languageFolder('ar')}docusaurus-theme-classic/footer.json`,
      texts({ copyright: `C ${step}` }),
    ),
  translateSite: (site, _random, step) =>
    set(site, `${languageFolder('ja')}site.json`, texts({ Kettle: `K ${step}` })),
  translateSidebar: (site, random, step) =>
    set(
      site,
      `${languageFolder('ja')}docusaurus-plugin-content-docs/${random.pick(['current', ...site.versions.map((name) => `version-${name}`)])}.json`,
      texts({ 'sidebar.docs.category.Guides': `G ${step}`, 'version.label': `V ${step}` }),
    ),
  changeSidebar: (site, random, step) => {
    if (site.versions.length === 0) return '';
    const name = `content/versioned_sidebars/version-${random.pick(site.versions)}-sidebars.json`;
    return set(
      site,
      name,
      (site.files.get(name) ?? '').replace(/"label": ?"[^"]*"/, `"label": "Part ${step}"`),
    );
  },
  changePicture: (site, _random, step) => set(site, `${guide}pic.svg`, picture(step)),
  translatePicture: (site, random, step) =>
    set(site, translationOf(`${guide}pic.svg`, random.pick(['ja', 'ar'])), picture(step)),
  changePartial: (site, _random, step) => set(site, `${guide}_note.mdx`, `A note of ${step}.\n`),
  translatePartial: (site, random, step) =>
    set(
      site,
      translationOf(`${guide}_note.mdx`, random.pick(['ja', 'ar'])),
      `覚え書き ${step}。\n`,
    ),
  changeComponent: (site, _random, step) =>
    set(site, `${guide}badge.tsx`, componentText('Badge', `step ${step}`)),
  addPublic: (site, _random, step) => set(site, `public/more/${step}.txt`, `${step}\n`),
  freeze: (site, _random, step) => {
    const name = `${step}.0`;
    for (const [file, text] of [...site.files]) {
      if (file.startsWith('content/docs/'))
        site.files.set(file.replace('content/docs/', docsOf(name)), text);
    }
    site.files.set(
      `content/versioned_sidebars/version-${name}-sidebars.json`,
      '{"docs":["intro","install",{"type":"category","label":"Guides","items":[{"type":"autogenerated","dirName":"guides"}]}]}',
    );
    site.versions.unshift(name);
    configure(site);
    return name;
  },
  dropVersion: (site, random) => {
    if (site.versions.length < 2) return '';
    const name = random.pick(site.versions.filter((one) => one !== '2.0'));
    site.versions = site.versions.filter((one) => one !== name);
    for (const file of [...site.files.keys()])
      if (file.includes(`version-${name}`)) site.files.delete(file);
    configure(site);
    return name;
  },
  moveVersion: (site) => {
    site.versions.reverse();
    configure(site);
    return site.versions.join();
  },
  addLanguage: (site, random) => {
    const code = random.pick(['he', 'ja', 'de']);
    if (!site.languages.includes(code)) site.languages.push(code);
    configure(site);
    return code;
  },
  removeLanguage: (site, random) => {
    if (site.languages.length === 0) return '';
    const code = random.pick(site.languages);
    site.languages = site.languages.filter((one) => one !== code);
    configure(site);
    return code;
  },
  reverseLanguages: (site) => {
    site.languages.reverse();
    configure(site);
    return site.languages.join();
  },
};

/** Those that change which versions or languages the site has. */
const large = ['freeze', 'dropVersion', 'moveVersion', 'addLanguage', 'removeLanguage'];

/** Edits the files, and says what it did. */
export function editTranslated(site: Site, random: Random, step: number, isLarge: boolean): string {
  const name = random.pick(isLarge ? large : Object.keys(edits));
  return `${name} ${edits[name]?.(site, random, step)}`;
}
