import { expect, test } from 'vitest';
import input from '../../../site.config.ts';
import { mendConfig } from '../../../src/site/mend-config.ts';

test('a function where a text belongs leaves the rest of the configuration to be judged by', () => {
  const { site } = mendConfig({ ...input, tagline: () => 'Fast' }) ?? {};
  expect(site).toMatchObject({ tagline: '', title: input.title });
});

test('a site that says something wrong of a feature has the feature nevertheless', () => {
  const wrong = {
    ...input,
    samples: { prove: 'yes' },
    playground: true,
    search: { provider: 'x' },
  };
  const { site } = mendConfig(wrong) ?? {};
  expect(site).toMatchObject({
    samples: { prove: false },
    playground: {},
    search: { provider: 'local' },
  });
});
