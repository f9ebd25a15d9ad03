import { expect, test } from 'vitest';
import { holdsPlainHtml, ownPayload } from '../../../../src/publish/render/own-page.ts';

test('the payload of a page that is always loaded whole is in /RSC/own', () => {
  expect(ownPayload('/RSC/R/a b.txt')).toBe('/RSC/own/R/a b.txt');
});

test('HTML that React sets is distinguished from text about it', () => {
  expect(holdsPlainHtml('["$","p",null,{"dangerouslySetInnerHTML":{"__html":"A"}}]')).toBe(true);
  expect(holdsPlainHtml(JSON.stringify({ text: '{"dangerouslySetInnerHTML":{}}' }))).toBe(false);
});
