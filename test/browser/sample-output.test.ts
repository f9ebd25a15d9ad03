import { expect, test } from 'vitest';
import { openSite } from './site-in-browser.ts';

const site = openSite();

test.each([
  '/docs/learn/recipes/context-driven-styles/',
  '/docs/learn/static-types/',
  '/docs/guides/dark-mode/',
])(
  'no control or line in the components of %s has the default border of browsers',
  { tags: 'pages' },
  async (address) => {
    const page = await site.open(address);
    const bordersOf = () =>
      page
        .locator('.stages [data-mode]')
        .evaluateAll((hosts) =>
          hosts.flatMap((host) =>
            [
              ...(host.shadowRoot?.querySelectorAll('button, input, select, fieldset, hr') ?? []),
            ].map((element) => getComputedStyle(element).borderTopStyle),
          ),
        );
    await expect.poll(async () => (await bordersOf()).length).toBeGreaterThan(0);
    expect((await bordersOf()).filter((style) => /inset|outset|groove/.test(style))).toEqual([]);
  },
);
