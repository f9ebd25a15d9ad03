import { compile } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { expect, test } from 'vitest';
import { remarkGithub } from '../../../src/compile/text/remark-github.ts';

/** Of GFM's own examples, and what stands near an address. */
const texts = [
  'foo@bar.baz',
  "hello@mail+xyz.example isn't valid, but hello+xyz@mail.example is.",
  'a.b-c_d@a.b and a.b-c_d@a.b. and a.b-c_d@a.b- and a.b-c_d@a.b_',
  'mailto:foo@bar.baz, xmpp:foo@bar.baz/txt@bin.com',
  '_foo@bar.com_ **foo@bar.com** __a@b.com__ *a*b@c.de ~~a@b.co~~',
  'foo_bar@baz.com and foo_bar_baz@q.com_x',
  '[a@b.co](https://x.y) [c@d.ef]',
  '(a@b.co) "a@b.co" /a@b.co !a@b.co',
  'a\\@b.co and a&#64;b.co',
  '`a@b.co`',
  '# a@b.co',
  '| a |\n| - |\n| a@b.co |',
  '- a@b.co\n- www.x.com and http://y.z/?a=b&c=d)',
  'HTTP://x.y, Https://a.b/c_d_e, https\\://a.b, www.a.b/(c)',
  'a@b.co[^1]\n\n[^1]: b@c.de',
  '<b>a@b.co</b>',
  '~~struck~~ and\n\n- [x] done',
];

test.each(texts)('%j is read as remark-gfm reads it', async (text) => {
  const own = await compile(text, { remarkPlugins: [[remarkGithub, text]] });
  expect(String(own)).toBe(String(await compile(text, { remarkPlugins: [remarkGfm] })));
});

test('an address of mail, a site and a URL are links', async () => {
  const text = 'Write to me@example.com, see www.example.com or https://example.com/x.';
  const code = String(await compile(text, { remarkPlugins: [[remarkGithub, text]] }));
  expect([...code.matchAll(/href: "([^"]+)"/g)].map(([, href]) => href)).toEqual([
    'mailto:me@example.com',
    'http://www.example.com',
    'https://example.com/x',
  ]);
});
