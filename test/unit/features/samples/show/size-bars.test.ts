import { toString as textOf } from 'hast-util-to-string';
import { afterEach, expect, test } from 'vitest';
import { sizeBars } from '../../../../../src/features/samples/show/size-bars.ts';
import { setTexts } from '../../../../../src/texts/text.ts';

const size = { raw: 100, gzip: 60 };
const step = { atomic: size, plain: size, added: [] };

afterEach(() => setTexts(undefined));

test('the legend is in the language of the site, also if that is known after this code is loaded', () => {
  setTexts({ language: 'de', messages: { 'samples.hue.layout': 'Anordnung' } });
  expect(textOf(sizeBars([step], step))).toContain('Anordnung Box Color Text Motion');
});
