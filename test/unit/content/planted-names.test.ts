import { expect, test } from 'vitest';
import { listPlanted, page, type Tree } from './plant.ts';

const doc = { 'content/docs/a.mdx': page('title: A') };
const importing = (names: string) => ({
  'content/docs/a.mdx': `import ${names} from './data.json';\n\n# A\n`,
});

test.each<[string, Tree, string]>([
  [
    'a category file without its last underscore',
    { 'content/docs/_category.json': '{}' },
    'content/docs/_category.json  warning: ignored: the site reads _category_.json, not this file\n    Rename it to _category_.json.',
  ],
  [
    'authors in a file with the long extension',
    { 'content/blog/authors.yaml': 'ada: { name: Ada }' },
    'content/blog/authors.yaml  warning: ignored: the site reads authors.yml, not this file\n    Rename it to authors.yml.',
  ],
  [
    'a page with the long extension',
    { 'content/docs/b.markdown': 'Text.' },
    'content/docs/b.markdown  warning: not a page: the extension must be .md or .mdx\n    Name it .md or .mdx, or start its name with _ if it should not be a page.',
  ],
  [
    'an id that another doc has',
    { 'content/docs/b.mdx': page('title: B\nid: a\nslug: other') },
    'content/docs/b.mdx:3:5  the id "a" is not unique: content/docs/a.mdx has it too\n    Set another `id` in the front matter of one of them, or rename the file.',
  ],
  [
    'a slug with a host',
    { 'content/docs/b.mdx': page('title: B\nslug: https://a.example/b') },
    'content/docs/b.mdx:3:7  front matter field slug: it is a full address\n    got "https://a.example/b"; write a path such as /learn/start, or the last part of one',
  ],
  [
    'a field without a value',
    { 'content/docs/b.mdx': page('title: B\ndescription:') },
    'content/docs/b.mdx:3:13  front matter field description: expected a string\n    The field is empty: write a value, or remove the field.',
  ],
  [
    'a syntax error in imported data',
    { ...importing('data'), 'content/docs/data.json': '{\n  "x": 1,\n}\n' },
    'content/docs/data.json:3:1  JSON: unexpected "}"\n    Put names and texts in double quotes, with a comma between fields but none at the end.',
  ],
  [
    'a field that imported data lacks',
    { ...importing('{ colour }'), 'content/docs/data.json': '{ "color": 1, "a-b": 2 }' },
    'content/docs/a.mdx:1:10  "./data.json" exports no "colour"\n    Did you mean color? It exports default, color.',
  ],
  [
    'a component in lower case',
    {
      'content/docs/a.mdx': "# A\n\nimport card from './card.tsx';\n\n<card />",
      'content/docs/card.tsx': 'export default () => <b>Card</b>;',
    },
    'content/docs/a.mdx:5:1  warning: <card> is an HTML element, not the import of that name\n    Import it as Card, and write <Card>: components start with a capital letter.',
  ],
  [
    'a component of the site in lower case',
    { 'content/docs/a.mdx': '<admonition type="tip">x</admonition>\n' },
    'content/docs/a.mdx:1:1  warning: <admonition> is no element of HTML, so browsers show only its text\n    Write <Admonition>: components start with a capital letter.',
  ],
  [
    'an import in a paragraph',
    { 'content/docs/a.mdx': "# A\nText\nimport data from './data.json';\n\n{data.x}" },
    'content/docs/a.mdx:5:2  "data" is not defined in this file\n    The import in line 3 is part of a paragraph: leave an empty line above it.',
  ],
  [
    'a component that is imported in a paragraph',
    { 'content/docs/a.mdx': "# A\nText\nimport Card from './card.tsx';\n\n<Card />" },
    'content/docs/a.mdx:5:1  unknown component <Card>\n    The import in line 3 is part of a paragraph: leave an empty line above it.',
  ],
  [
    'a folder in place of a picture',
    { 'content/docs/a.mdx': '# A\n\n![A](./img)', 'content/docs/img/a.txt': '' },
    'content/docs/a.mdx:3:1  cannot find "./img": content/docs/img is a folder\n    Write the path of a file in it.',
  ],
  [
    'an address with backslashes',
    { 'content/docs/a.mdx': '# A\n\n![A](img\\pic.png)' },
    'content/docs/a.mdx:3:1  cannot find "img\\pic.png": there is no file content/docs/img\\pic.png\n    Write / between folders: img/pic.png',
  ],
])('%s is reported', async (_name, tree, said) => {
  expect(await listPlanted({ ...doc, ...tree })).toEqual([said]);
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
