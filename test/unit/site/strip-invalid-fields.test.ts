import { expect, test } from 'vitest';
import input from '../../../site.config.ts';
import { stripInvalidFields } from '../../../src/site/strip-invalid-fields.ts';

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
