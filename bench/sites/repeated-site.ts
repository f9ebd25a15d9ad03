import { ownConfig } from './own-config.ts';
import { ownSite, writeConfig } from './own-site.ts';
import type { SiteKind } from './site-kind.ts';

/** What the docs of a corpus are in our site. */
const docs = 'content/docs/';

/** Our site with so many versions of its docs, each with all pages; the page in the middle is that of the last version. */
export function siteInVersions(count: number): SiteKind {
  const names = Array.from({ length: count - 1 }, (_none, at) => `${count - 1 - at}.0`);
  const last = `content/versioned_docs/version-${names[0]}/`;
  return {
    ...ownSite,
    name: `ours in ${count} versions`,
    files: (corpus) => {
      const files = ownSite.files(corpus);
      const { versions: _one, ...current } = ownConfig.docs;
      for (const name of names) {
        copyDocs(files, `content/versioned_docs/version-${name}/`);
        const sidebars = JSON.stringify(current.sidebars);
        files.set(`content/versioned_sidebars/version-${name}-sidebars.json`, sidebars);
      }
      files.set('content/versions.json', JSON.stringify(names));
      return files.set('site.config.ts', writeConfig({ ...ownConfig, docs: current }));
    },
    sourceOf: (page, corpus) => ownSite.sourceOf(page, corpus).replace(docs, last),
  };
}

const codes = ['en', 'de', 'ja'];

/** Our site in three languages, each of which has all docs; the page in the middle is that of the last one. */
export const siteInLanguages: SiteKind = {
  ...ownSite,
  name: `ours in ${codes.length} languages`,
  files: (corpus) => {
    const files = ownSite.files(corpus);
    for (const code of codes.slice(1)) copyDocs(files, folderOf(code));
    const list = codes.map((code) => {
      return { code, label: code, htmlLang: code, direction: 'ltr' as const };
    });
    return files.set(
      'site.config.ts',
      writeConfig({ ...ownConfig, locales: { default: 'en', list } }),
    );
  },
  sourceOf: (page, corpus) => ownSite.sourceOf(page, corpus).replace(docs, folderOf('ja')),
  htmlOf: (page) => `ja/${ownSite.htmlOf(page)}`,
};

const folderOf = (code: string) => `content/i18n/${code}/docusaurus-plugin-content-docs/current/`;

function copyDocs(files: Map<string, string>, folder: string): void {
  for (const [file, text] of [...files]) {
    if (file.startsWith(docs)) files.set(folder + file.slice(docs.length), text);
  }
}
