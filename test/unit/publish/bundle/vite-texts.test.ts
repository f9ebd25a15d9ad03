import { expect, test } from 'vitest';
import { replaceTexts } from '../../../../src/publish/bundle/vite-texts.ts';
import type { SiteTexts } from '../../../../src/texts/text.ts';

const module = (calls: string) =>
  `import { chooseText, markupFor, pluralFor, textAround, textFor } from '../texts/text.ts';\n${calls}`;

const replace = (calls: string, texts?: SiteTexts) =>
  replaceTexts(module(calls), '/p/src/a.tsx', texts).trim();

const inGerman = (messages: Record<string, string>): SiteTexts => ({ language: 'de', messages });

test('a bundle contains texts instead of calls, as if they were written there', () => {
  expect(replace("x(textFor('theme.NotFound.title'));")).toBe('x("Page Not Found");');
  expect(replace("x(textFor('shell.missing.script', { name }));")).toBe(
    // biome-ignore lint/suspicious/noTemplateCurlyInString: code
    'x(`${name} could not be loaded.`);',
  );
  expect(replace("x(pluralFor('search.found', count));")).toBe(
    // biome-ignore lint/suspicious/noTemplateCurlyInString: code
    'x((count === 1 ? "One result found" : `${count} results found`));',
  );
  expect(replace("x(textAround('shell.moved.section'));")).toBe(
    'x(["This section is now at ","."]);',
  );
});

test('texts inside of others, and those with a name for each of some values, need no table in English', () => {
  const call =
    "x(textFor('theme.colorToggle.ariaLabel', {\n  mode: chooseText('theme.colorToggle.ariaLabel.mode', choice),\n}));";
  expect(replace(call)).toBe(
    // biome-ignore lint/suspicious/noTemplateCurlyInString: code
    'x(`Switch between dark and light mode (currently ${choice} mode)`\n\n);',
  );
  expect(replace("x(chooseText('releases.kind', kind));")).toBe('x(kind);');
  const german = inGerman({
    'theme.colorToggle.ariaLabel.mode.dark': 'dunkel',
    'theme.colorToggle.ariaLabel.mode.light': 'hell',
  });
  const chosen = replace("x(chooseText('theme.colorToggle.ariaLabel.mode', choice));", german);
  expect(chosen).toBe(
    'x(({"dark":"dunkel","light":"hell","system":"system mode"}[choice] ?? choice));',
  );
});

test('a bundle has the texts of the site, with the marks of code and HTML escaped', () => {
  const texts = inGerman({
    'theme.NotFound.title': 'Nicht "gefunden"',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a message
    'shell.missing.script': '`{name}` & ${x} fehlt',
  });
  expect(replace("x(textFor('theme.NotFound.title'));", texts)).toBe(
    String.raw`x("Nicht \"gefunden\"");`,
  );
  expect(replace("x(markupFor('theme.NotFound.title'));", texts)).toBe(
    'x("Nicht &quot;gefunden&quot;");',
  );
  expect(replace("x(textFor('shell.missing.script', { name: of(a) }));", texts)).toBe(
    // biome-ignore lint/suspicious/noTemplateCurlyInString: code
    'x(`\\`${of(a)}\\` & \\${x} fehlt`);',
  );
});

test('forms of languages that have others than English are chosen by their rules in browsers', () => {
  const found = (language: string, message: string) => {
    const written = replace("x = (count) => pluralFor('search.found', count);", {
      language,
      messages: { 'search.found': message },
    });
    const choose: (count: number) => string = new Function(`let x; return ${written}`)();
    return [0, 1, 2, 5, 21].map(choose);
  };
  expect(found('ru', '{count} страница|{count} страницы|{count} страниц')).toEqual([
    ...['0 страниц', '1 страница', '2 страницы', '5 страниц', '21 страница'],
  ]);
  expect(found('fr', '{count} page|{count} pages')).toEqual([
    ...['0 page', '1 page', '2 pages', '5 pages', '21 pages'],
  ]);
  expect(found('ja', '{count} 件')).toEqual(['0 件', '1 件', '2 件', '5 件', '21 件']);
  expect(found('de', 'Ein Treffer|{count} Treffer')[1]).toBe('Ein Treffer');
});

test('the import goes, and no line moves', () => {
  const code =
    "import { textFor } from '../texts/text.ts';\nconst a = textFor(\n  'theme.NotFound.title',\n);\nb();\n";
  expect(replaceTexts(code, '/p/src/a.ts', undefined)).toBe(
    '\nconst a = "Page Not Found"\n\n;\nb();\n',
  );
});

test('an id that the call does not contain is an error', () => {
  expect(() => replace('x(textFor(id));')).toThrow('must be written in its call');
});
