import { expect, test } from 'vitest';
import type { CompileChoices } from '../../../src/compile/compile-part.ts';
import { compileChoices } from '../../../src/compile/files/compile-choices.ts';
import { compileBasis } from '../../../src/compile/files/content-cache.ts';
import { checkSiteConfig } from '../../../src/config/check-site-config.ts';
import { smallSite } from '../content/plant.ts';

const choicesOf = (fields: object) => compileChoices(checkSiteConfig({ ...smallSite, ...fields }));

test('the choices of a site have the options of each of its features that add to compiling', () => {
  const texts = { format: 'mdx', missingFiles: 'throw' };
  expect(choicesOf({ samples: {} })).toEqual({
    texts,
    samples: { isShown: false, hasPlayground: false },
  });
  expect(choicesOf({ samples: { show: true, prove: true }, playground: {} })).toEqual({
    texts,
    samples: { isShown: true, hasPlayground: true },
  });
});

test('the choices leave out a feature that the site lacks', () => {
  const site = checkSiteConfig(smallSite);
  Reflect.deleteProperty(site, 'samples');
  expect(Object.keys(compileChoices(site))).toEqual(['texts']);
});

test('without a readable configuration, the choices have every feature, so that no word is unknown', () => {
  expect(Object.keys(compileChoices(undefined))).toEqual(['samples']);
});

test('different choices give different cache keys', () => {
  const all: CompileChoices[] = [{}, { samples: {} }, { samples: { isShown: true } }];
  expect(new Set(all.map((choices) => compileBasis(choices, '1'))).size).toBe(3);
});
