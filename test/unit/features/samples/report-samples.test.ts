import { expect, test } from 'vitest';
import { reportSamples } from '../../../../src/features/samples/prove/report-samples.ts';
import { withTree } from '../../content/plant.ts';
import { readSampleSite } from './with-samples.ts';

const fence = (meta: string, code: string) => `\`\`\`${meta}\n${code}\n\`\`\`\n`;
const stylex = "import * as stylex from '@stylexjs/stylex';";

test('the report counts the samples of each page, and says what fails and why some are fragments', async () => {
  const page = [
    '# A',
    fence('tsx title="Card.tsx"', stylex),
    fence('ts fails="types: no" fails="lint: never"', stylex),
    fence('ts fragment="a part"', stylex),
    fence('css', 'a { color: red; }'),
    fence('diff', '- stylex.attrs(a)\n+ stylex.props(a)'),
    fence('ts', 'function keyframes(): string;'),
    fence('text', 'none'),
  ].join('\n');
  const report = await withTree({ 'content/docs/a.mdx': page }, async (root) =>
    reportSamples(root, await readSampleSite(root)),
  );
  expect(report.split('\n')).toEqual([
    'page        samples  proven  fails  fragments  shown  bytes  other blocks',
    'docs/a.mdx        3       2      1          1      1    129             2',
    'all               3       2      1          1      1    129             2',
    'content/docs/a.mdx:6  sample.ts fails: types: no',
    'content/docs/a.mdx:6  sample.ts fails: lint: never',
    'content/docs/a.mdx:10  sample.ts is a fragment: a part',
    '',
    '2 of 3 samples are proven; 33% are fragments.',
  ]);
});
