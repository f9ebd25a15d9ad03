import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { ownConfig } from '../../bench/sites/own-config.ts';
import type { SiteConfigInput } from '../../src/config/schema.ts';
import {
  buildPages,
  makeProject,
  makeTestFolder,
  smallSite,
  writeDoc,
} from '../build/small-site.ts';
import { openSite, type SiteInBrowser } from './site-in-browser.ts';

/**
 * Builds and serves a small site with changes to its `site.config.ts`, once for the tests of a
 * file.
 */
export function openVariant(name: string, changes: Partial<SiteConfigInput>): SiteInBrowser {
  const folder = makeTestFolder(name);
  const root = path.join(folder, 'site');
  beforeAll(async () => {
    const config = `export default ${JSON.stringify({ ...ownConfig, ...changes }, null, 2)};\n`;
    const files = smallSite().set('site.config.ts', config);
    // Long enough to scroll.
    files.set('content/docs/guide/long.mdx', longDoc);
    files.set('content/docs/guide/long-name.mdx', longName('tags: [long]'));
    files.set('content/blog/2026-02-01-long-name.mdx', longName('authors: [ann]\ntags: [long]'));
    files.set('content/docs/guide/shelf/_category_.json', shelf);
    files.set('content/docs/guide/shelf/book.mdx', writeDoc('Book', 'Of a shelf.'));
    await buildPages(makeProject(root, files));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return openSite(path.join(root, 'dist/public'));
}

/** Too long for one line on a phone, so that it breaks between its words. */
const longName = (fields: string) =>
  `---\ntitle: A stylex.defineVarsAndConstsOfThemes\ndescription: Long.\n${fields}\n---\n\nText.\n`;

/** A category with a generated index. */
const shelf = JSON.stringify({ label: 'Shelf', link: { type: 'generated-index' } });

const parts = Array.from({ length: 40 }, (_, at) => `## Part ${at}\n\nText of part ${at}.\n`);
const longDoc = `---\ntitle: Long\ndescription: Long.\ntags: [long]\n---\n\n[To the end](#part-39)\n\n${parts.join('\n')}`;
