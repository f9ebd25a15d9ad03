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
