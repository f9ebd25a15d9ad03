import { expect, test } from 'vitest';
import input from '../../../site.config.ts';
import { stripInvalidFields } from '../../../src/config/strip-invalid-fields.ts';

test('a function in place of a text is removed, and the rest of the config stays', () => {
  const { site } = stripInvalidFields({ ...input, tagline: () => 'Fast' }) ?? {};
  expect(site).toMatchObject({ tagline: '', title: input.title });
});

test('a feature with invalid options is enabled with its defaults', () => {
  const wrong = {
    ...input,
    samples: { prove: 'yes' },
    playground: true,
    search: { provider: 'x' },
  };
  const { site } = stripInvalidFields(wrong) ?? {};
  expect(site).toMatchObject({
    samples: { prove: false },
    playground: {},
    search: { provider: 'local' },
  });
});

test('a site without its required fields gets placeholders', () => {
  const { site } = stripInvalidFields({ ...input, title: 5, url: 'x', baseUrl: 'y' }) ?? {};
  expect(site).toMatchObject({ title: 'Site', url: 'https://site.invalid', baseUrl: '/' });
});

test('invalid items are removed from a list, whose fields are then uncertain', () => {
  const valid = (label: string) => ({ label, to: '/x/' });
  const items = [valid('A'), 5, valid('B'), 6, { ...valid('C'), herf: 'x' }];
  const stripped = stripInvalidFields({ ...input, navbar: { items } });
  expect(stripped?.site.navbar.items).toMatchObject([valid('A'), valid('B'), valid('C')]);
  expect(new Set(stripped?.uncertain)).toEqual(new Set(['navbar.items[']));
});

test('an item that stays invalid without its field is removed, and docs make the navbar uncertain', () => {
  const items = [{ type: 'category', label: 5, items: ['a'] }, 'b'];
  const stripped = stripInvalidFields({ ...input, docs: { sidebars: { docs: items } } });
  expect(stripped?.site.docs.sidebars).toEqual({ docs: ['b'] });
  expect(stripped?.uncertain).toContain('navbar.items[');
});

test('with an invalid redirect nothing is left, because links to it would seem to be broken', () => {
  expect(stripInvalidFields({ ...input, redirects: [{ from: 'a', to: '/' }] })).toBeUndefined();
});
