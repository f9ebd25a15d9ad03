import { expect, test } from 'vitest';
import { readTags } from '../../../../src/publish/html/read-tags.ts';

/** The tags as written in the text. */
function cutTags(html: string): string[] {
  return readTags(html).map(({ start, end }) => html.slice(start, end));
}

test('tags are found where a browser sees them: not in attributes, comments, scripts or titles', () => {
  const html = [
    '<!DOCTYPE html><HEAD><meta charset="utf-8"/><title><b>no</b></title></head>',
    "<body class='a > b'><!-- <p> --><script>'<p>'</script >",
    '<iframe srcdoc="<body>Hi</body>"></iframe><textarea></p></textarea><br/></body>',
  ].join('');
  expect(cutTags(html)).toEqual([
    ...['<HEAD>', '<meta charset="utf-8"/>', '<title>', '</title>', '</head>'],
    ...["<body class='a > b'>", '<script>', '</script >'],
    ...['<iframe srcdoc="<body>Hi</body>">', '</iframe>', '<textarea>', '</textarea>', '<br/>'],
    '</body>',
  ]);
});

test('attributes have decoded values and positions', () => {
  const html = '<p STYLE="color:&quot;red&quot;&amp;" hidden data-x=1 data-x=2>';
  const [{ attributes } = { attributes: new Map() }] = readTags(html);
  const read = [...attributes].map(([name, { value, start, end }]) => {
    return [name, value, html.slice(start, end)];
  });
  expect(read).toEqual([
    ['style', 'color:"red"&', 'STYLE="color:&quot;red&quot;&amp;"'],
    ['hidden', '', 'hidden'],
    ['data-x', '1', 'data-x=1'],
  ]);
});
