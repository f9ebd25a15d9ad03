import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { checkTexts } from '../../../src/check/check-texts.ts';
import { compileChoices } from '../../../src/compile/files/compile-choices.ts';
import { checkSiteConfig } from '../../../src/config/check-site-config.ts';
import { withTexts } from '../../../src/config/site-texts.ts';
import { formatDiagnostic } from '../../../src/diagnostics/diagnostic.ts';
import { english } from '../../../src/texts/english.ts';
import { search } from '../../../src/texts/search.ts';
import { shell } from '../../../src/texts/shell.ts';
import { pluralFor, setTexts, textFor } from '../../../src/texts/text.ts';
import { smallSite } from '../content/plant.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const folder = temporaryFolder();
afterEach(() => setTexts(undefined));

const siteIn = (code: string) =>
  checkSiteConfig({
    ...smallSite,
    locales: {
      default: code,
      list: [{ code, label: code, htmlLang: code, direction: 'ltr' }],
    },
  });

/** What is wrong with some lines of `content/code.json`. */
function check(code: string, lines: readonly string[]): string[] {
  folder.write('content/code.json', `{\n${lines.join(',\n')}\n}\n`);
  return checkTexts(folder.at(), siteIn(code)).map(formatDiagnostic);
}

test('a site without content/code.json has English texts and no warning', () => {
  const site = siteIn('nl');
  expect(checkTexts(folder.at(), site)).toEqual([]);
  expect(withTexts(folder.at(), site)).toBe(site);
  expect(textFor('theme.NotFound.title')).toBe('Page Not Found');
});

test('texts of content/code.json replace the English ones, also in compiled content', () => {
  const entry = { message: 'Pagina niet gevonden', description: 'Kop' };
  const posts = { message: 'Eén bericht|{count} berichten' };
  folder.write(
    'content/code.json',
    JSON.stringify({ 'theme.NotFound.title': entry, 'theme.blog.post.plurals': posts }),
  );
  const site = withTexts(folder.at(), siteIn('nl'));
  expect(textFor('theme.NotFound.title')).toBe('Pagina niet gevonden');
  expect([1, 3].map((count) => pluralFor('theme.blog.post.plurals', count))).toEqual([
    'Eén bericht',
    '3 berichten',
  ]);
  expect(textFor('theme.NotFound.p1')).toBe(english['theme.NotFound.p1']);
  expect(JSON.stringify(compileChoices(site))).toContain('Pagina niet gevonden');
});

test('a text that cannot be used as it is has a diagnostic with its place and the remedy', () => {
  expect(
    check('en', [
      '"theme.NotFound.titel": { "message": "Nope" }',
      '  "homepage.welcome": { "message": "Hello" }',
      '"shell.missing.script": { "message": "{nam} is missing" }',
      '"shell.retry": { "text": "Again" }',
    ]),
  ).toEqual([
    'content/code.json:5:1  field shell.retry.message: expected a string\n    got nothing',
    'content/code.json:5:18  warning: unknown field "text"\n    Known fields: message, description.',
  ]);
  expect(
    check('en', [
      '"theme.NotFound.titel": { "message": "Nope" }',
      '  "homepage.welcome": { "message": "Hello" }',
      '"shell.missing.script": { "message": "{nam} is missing" }',
    ]),
  ).toEqual([
    'content/code.json:2:38  warning: there is no text "theme.NotFound.titel"\n    Did you mean "theme.NotFound.title"?',
    'content/code.json:3:36  warning: this site shows no text with this id\n    You can remove it.',
    'content/code.json:4:38  "shell.missing.script" has no value {nam}, so it would be shown like this\n    In English it is: {name} could not be loaded.',
    'content/code.json:4:38  warning: "shell.missing.script" lacks {name}, which is left out\n    In English it is: {name} could not be loaded.',
  ]);
});

test('a text lacks a form only if a count of the language needs it', () => {
  const formsOf = (code: string, message: string) =>
    check(code, [`"search.found": { "message": "${message}" }`]).filter((text) =>
      text.includes('plural'),
    );
  expect(formsOf('ru', '{count} a|{count} b|{count} c')).toEqual([]);
  expect(formsOf('fr', '{count} a|{count} b')).toEqual([]);
  expect(formsOf('ja', '{count} a')).toEqual([]);
  expect(formsOf('ar', '{count} a|{count} b')[0]).toMatch(
    'content/code.json:2:30  warning: "search.found" has 2 plural forms, and the language ar has 6: zero, one, two, few, many, other\n',
  );
  expect(formsOf('ja', '{count} a|{count} b')).toHaveLength(1);
});

test('missing texts are one warning, unless the site is in English', () => {
  const [missing, ...others] = check('nl', ['"shell.retry": { "message": "Nog eens" }']);
  expect(others).toEqual([]);
  expect(missing).toMatch(
    /^content\/code\.json:1:1 {2}warning: \d+ of \d+ texts of the interface are missing, and shown in English\n.*npm run translations/,
  );
  expect(check('en-GB', ['"shell.retry": { "message": "Once more" }'])).toEqual([]);
});

test.each(
  globSync('src/texts/languages/*.json').map(
    (file) => [path.basename(file, '.json'), file] as const,
  ),
)('our texts in the language "%s" are whole, and have its plural forms', (code, file) => {
  const texts: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  expect(Object.keys(texts)).toEqual([...Object.keys(shell), ...Object.keys(search)]);
  const lines = Object.entries(texts).map(
    ([id, message]) => `${JSON.stringify(id)}: { "message": ${JSON.stringify(message)} }`,
  );
  const [missing, ...others] = check(code, lines);
  expect(missing).toContain('texts of the interface are missing');
  expect(others).toEqual([]);
});

test('a site in a language of ours needs no file, and its own texts replace ours', () => {
  expect(readdirSync('src/texts/languages')).toHaveLength(10);
  folder.write('content/code.json', '{ "shell.retry": { "message": "Noch einmal" } }');
  withTexts(folder.at(), siteIn('de-CH'));
  expect([textFor('theme.NotFound.title'), textFor('shell.retry')]).toEqual([
    'Seite nicht gefunden',
    'Noch einmal',
  ]);
  // Ours are in the simplified script.
  withTexts(folder.at(), siteIn('zh-TW'));
  expect(textFor('theme.NotFound.title')).toBe('Page Not Found');
});
