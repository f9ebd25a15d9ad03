import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const index = readFileSync('content/docs/guides/index.mdx', 'utf8');
const rows = Array.from(
  index.matchAll(/^\| \[.*?\]\(\.\/(.+?\.mdx)\) \|.*\| (\d+) \|$/gm),
  ([, file = '', minutes = '']) => ({ file, minutes: Number(minutes) }),
);

/** At 200 words a minute, as for posts; code and front matter are not read word by word. */
function countMinutes(file: string): number {
  const text = readFileSync(file, 'utf8').replace(/^---\n.*?\n---|^```.*?^```/gms, '');
  return text.split(/\s+/).filter((word) => /\w/.test(word)).length / 200;
}

test('the index of the guides gives the reading time of each, and of the whole tutorial', () => {
  expect(rows).toHaveLength(index.match(/^\| \[/gm)?.length ?? 0);
  for (const { file, minutes } of rows) {
    const read = file.replace('01-tutorial/index', '01-tutorial/*');
    const files = globSync(`content/docs/guides/${read}`);
    const sum = files.reduce((sum, file) => sum + countMinutes(file), 0);
    expect(Math.abs(sum - minutes), `${file}: ${sum} minutes`).toBeLessThan(1.2);
  }
});
