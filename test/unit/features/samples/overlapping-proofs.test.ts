import { expect, test } from 'vitest';
import { createProver } from '../../../../src/features/samples/prove/prove-samples.ts';
import { withTree } from '../../content/plant.ts';
import { readSampleSite } from './with-samples.ts';

const sampleOf = (code: string) =>
  `# A\n\n\`\`\`ts\nimport * as stylex from '@stylexjs/stylex';\n${code}\n\`\`\`\n`;
const wrong = (name: string) => sampleOf(`export const ${name}: number = 'text';`);

test('a proof that ends while another runs does not end the processes of the other', {
  tags: 'variants',
}, async () => {
  const many = Array.from({ length: 30 }, (_, at) => [`content/docs/b${at}.mdx`, wrong(`b${at}`)]);
  const tree = { 'content/docs/a.mdx': wrong('a'), ...Object.fromEntries(many) };
  await withTree(tree, async (root) => {
    const index = await readSampleSite(root);
    const docs = index.docs.filter(({ file }) => file === 'content/docs/a.mdx');
    const [few, all] = await Promise.all([
      createProver(root)({ ...index, docs }),
      createProver(root)(index),
    ]);
    expect(few).toHaveLength(1);
    expect(all).toHaveLength(31);
  });
});
