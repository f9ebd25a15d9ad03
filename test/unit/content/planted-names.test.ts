import { expect, test } from 'vitest';
import { listPlanted, page, reportEach, type Tree } from './plant.ts';

const doc = { 'content/docs/a.mdx': page('title: A') };
const importing = (names: string) => ({
  'content/docs/a.mdx': `import ${names} from './data.json';\n\n# A\n`,
});

test('each name that is almost right is reported', async () => {
  const reports = await reportEach(
    {
      'a category file without its last underscore': { 'content/docs/_category.json': '{}' },
      'authors in a file with the long extension': {
        'content/blog/authors.yaml': 'ada: { name: Ada }',
      },
      'a page with the long extension': { 'content/docs/b.markdown': 'Text.' },
      'an id that another doc has': { 'content/docs/b.mdx': page('title: B\nid: a\nslug: other') },
      'a slug with a host': { 'content/docs/b.mdx': page('title: B\nslug: https://a.example/b') },
      'a field without a value': { 'content/docs/b.mdx': page('title: B\ndescription:') },
      'a syntax error in imported data': {
        ...importing('data'),
        'content/docs/data.json': '{\n  "x": 1,\n}\n',
      },
      'a component with types of Flow': {
        'content/docs/a.mdx': "# A\n\nimport Card from './card.js';\n\n<Card />",
        'content/docs/card.js':
          '// @flow\nexport default ({ a }: {| a: string |}) => <b>{a}</b>;\n',
      },
      'a field that imported data lacks': {
        ...importing('{ colour }'),
        'content/docs/data.json': '{ "color": 1, "a-b": 2 }',
      },
      'a component in lower case': {
        'content/docs/a.mdx': "# A\n\nimport card from './card.tsx';\n\n<card />",
        'content/docs/card.tsx': 'export default () => <b>Card</b>;',
      },
      'a component of the site in lower case': {
        'content/docs/a.mdx': '<admonition type="tip">x</admonition>\n',
      },
      'an import in a paragraph': {
        'content/docs/a.mdx': "# A\nText\nimport data from './data.json';\n\n{data.x}",
      },
      'a component that is imported in a paragraph': {
        'content/docs/a.mdx': "# A\nText\nimport Card from './card.tsx';\n\n<Card />",
      },
      'a folder in place of a picture': {
        'content/docs/a.mdx': '# A\n\n![A](./img)',
        'content/docs/img/a.txt': '',
      },
      'an address with backslashes': { 'content/docs/a.mdx': '# A\n\n![A](img\\pic.png)' },
    },
    (tree: Tree) => listPlanted({ ...doc, ...tree }),
  );
  await expect(reports).toMatchFileSnapshot('planted/names.txt');
});

test('fields of data, all of it, and files beside known ones are accepted', async () => {
  const tree = {
    ...importing('data, { color }'),
    'content/docs/data.json': '{ "color": 1 }',
    'content/docs/_category_.yaml': 'label: In',
    'content/docs/category.json': '{}',
    'content/docs/b.mdx': "# B\n\nimport code from './b.mdx?raw';\n\n<code>{code}</code>",
  };
  expect(await listPlanted(tree)).toEqual([]);
});

test('a file or folder whose name looks like a part of an encoded address has no address', async () => {
  const planted = await listPlanted({
    'content/docs/a%2Db.mdx': page('title: A'),
    'content/docs/50%.mdx': page('title: B'),
    'content/docs/C#/why?.mdx': page('title: C'),
    'content/blog/2025-01-02-caf%C3%A9.mdx': page('title: D'),
    'content/docs/x%20y/d.mdx': page('title: E', 'slug: /d'),
  });
  const hint = '\n    Rename the file or its folder, or set `slug` in front matter.';
  expect(planted).toEqual([
    `content/blog/2025-01-02-caf%C3%A9.mdx:1:1  no address for the file: "caf%C3%A9" contains "%C3%A9", which addresses have for "é"${hint}`,
    `content/docs/a%2Db.mdx:1:1  no address for the file: "a%2Db" contains "%2D", which addresses have for "-"${hint}`,
  ]);
});
