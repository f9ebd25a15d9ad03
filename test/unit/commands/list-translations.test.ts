import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { describeTranslations } from '../../../src/commands/list-translations.ts';
import { listOriginals } from '../../../src/publish/build/lay-language.ts';
import { gitEnv } from '../../git-env.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const folder = temporaryFolder();

function git(day: string, ...args: string[]): void {
  const date = `${day}T12:00:00Z`;
  const env = gitEnv({ GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date });
  const who = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];
  execFileSync('git', [...who, ...args], { cwd: folder.at(), env, stdio: 'ignore' });
}

function commit(day: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) folder.write(file, text);
  git(day, 'add', '-A');
  git(day, 'commit', '-m', day);
}

const ja = 'content/i18n/ja/docusaurus-plugin-content-';
const language = { code: 'ja', label: '日本語', htmlLang: 'ja', direction: 'ltr', baseUrl: '/ja/' };

test('pages without a translation, with an older one, and translations without a page are listed with their files', () => {
  git('2026-01-01', 'init', '-q');
  commit('2026-01-01', {
    'content/docs/a.mdx': 'a',
    'content/docs/_part.mdx': 'p',
    'content/blog/b.mdx': 'b',
    'content/pages/c.mdx': 'c',
    'content/versioned_docs/version-1.0/a.mdx': 'old',
  });
  commit('2026-01-02', {
    [`${ja}docs/current/a.mdx`]: 'あ',
    [`${ja}blog/b.mdx`]: 'い',
    [`${ja}docs/current/gone.mdx`]: 'う',
  });
  commit('2026-01-03', { 'content/docs/a.mdx': 'changed' });
  expect(
    describeTranslations(
      folder.at(),
      [{ ...language, direction: 'ltr' }],
      listOriginals(folder.at()),
    ),
  ).toEqual([
    `missing  ${ja}pages/c.mdx: translates content/pages/c.mdx`,
    `missing  ${ja}docs/version-1.0/a.mdx: translates content/versioned_docs/version-1.0/a.mdx`,
    `stale    ${ja}docs/current/a.mdx: content/docs/a.mdx has changed since`,
    `orphan   ${ja}docs/current/gone.mdx: there is no content/docs/gone.mdx`,
    '日本語 (ja): 2 pages translated, 2 missing, 1 stale, 1 orphans.',
  ]);
});
