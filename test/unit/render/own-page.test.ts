import { expect, test } from 'vitest';
import { holdsPlainHtml, ownPayload, separatePage } from '../../../src/render/own-page.ts';

const page = (payload: string) =>
  `<p>A</p><script data-app="/a.js" data-payload="${payload}"></script>`;

test('a page that is always loaded whole has its payload where no navigation looks', () => {
  expect(separatePage('/a b', page('/x/RSC/R/a%20b.txt'), '/RSC/R/a%20b.txt')).toBe(
    '<p>A</p><script data-app="/a.js" data-payload="/x/RSC/own/R/a%20b.txt" data-own=""></script>',
  );
  expect(ownPayload('/RSC/R/a b.txt')).toBe('/RSC/own/R/a b.txt');
});

test('a page that names no payload stops the build and is named', () => {
  expect(() => separatePage('/a', '<p>A</p>', '/RSC/R/a.txt')).toThrow(
    '/a: the page does not name its payload once',
  );
});

test('HTML that React is to set is told from text about it', () => {
  expect(holdsPlainHtml('["$","p",null,{"dangerouslySetInnerHTML":{"__html":"A"}}]')).toBe(true);
  expect(holdsPlainHtml(JSON.stringify({ text: '{"dangerouslySetInnerHTML":{}}' }))).toBe(false);
});
