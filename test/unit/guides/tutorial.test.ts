import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const steps = [
  { page: '02-states', step: 2 },
  { page: '03-variants', step: 3 },
  { page: '04-themes', step: 4 },
  { page: '05-dynamic-values', step: 5 },
];
const linesOf = (step: number, name: string): string[] => {
  const file = `content/starters/tutorial/src/step-${step}/${name}`;
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').map(trim) : [];
};
const trim = (line: string) => line.trim();

/** The blocks of a page that show what changes in a file. */
function readChanges(page: string): { name: string; lines: string[] }[] {
  const text = readFileSync(`content/docs/guides/01-tutorial/${page}.mdx`, 'utf8');
  const blocks = text.matchAll(
    /```tsx title="src\/([\w.]+)" fragment="only what changes"\n(.*?)\n```/gs,
  );
  return Array.from(blocks, ([, name = '', code = '']) => ({ name, lines: code.split('\n') }));
}

test.each(steps)('$page marks the lines that its step adds and removes', ({ page, step }) => {
  const changes = readChanges(page);
  expect(changes.length).toBeGreaterThan(0);
  for (const { name, lines } of changes) {
    const [before, after] = [linesOf(step - 1, name), linesOf(step, name)];
    for (const line of lines.filter(Boolean)) {
      const [, code = '', mark] = /^(.*?)(?: \/\/ \[!code (\+\+|--)\])?$/.exec(line) ?? [];
      const told = `${name}: ${code}`;
      if (mark !== '--') expect(after, told).toContain(trim(code));
      if (mark !== '++') expect(before, told).toContain(trim(code));
    }
  }
});

test.each(steps)('$page also shows each whole file in a collapsible section', ({ page, step }) => {
  const text = readFileSync(`content/docs/guides/01-tutorial/${page}.mdx`, 'utf8');
  const folded = Array.from(text.matchAll(/<Details summary=.*?<\/Details>/gs), ([part]) => part);
  for (const { name } of readChanges(page)) {
    const whole = `file=@site/content/starters/tutorial/src/step-${step}/${name}`;
    expect(
      folded.some((part) => part.includes(whole)),
      whole,
    ).toBe(true);
  }
});

test('each step asks a question before it answers', () => {
  const pages = globSync('content/docs/guides/01-tutorial/0*.mdx');
  expect(pages.length).toBe(4);
  for (const page of pages) {
    const text = readFileSync(page, 'utf8');
    expect(text, page).toMatch(/\?\n\n<Details summary="Answer">\n\n/);
  }
});

test.each(steps)('$page shows the result beside the code', ({ page }) => {
  const text = readFileSync(`content/docs/guides/01-tutorial/${page}.mdx`, 'utf8');
  const [, folded = ''] =
    /(<Details summary="(?:The whole|Both|All).*?<\/Details>)/s.exec(text) ?? [];
  expect(text.replace(folded, '')).toMatch(/```tsx title="src\/Shop\.tsx"\n/);
});
