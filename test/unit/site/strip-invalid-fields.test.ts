import { expect, test } from 'vitest';
import input from '../../../site.config.ts';
import { stripInvalidFields } from '../../../src/site/strip-invalid-fields.ts';

test('a function where a text belongs leaves the rest of the configuration to be judged by', () => {
  const { site } = stripInvalidFields({ ...input, tagline: () => 'Fast' }) ?? {};
  expect(site).toMatchObject({ tagline: '', title: input.title });
});

test('a site that says something wrong of a feature has the feature nevertheless', () => {
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
