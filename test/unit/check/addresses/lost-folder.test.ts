import { expect, test } from 'vitest';
import { inSite, lock } from './in-site.ts';

test('addresses of a version that is gone are one error, and are accepted together', () => {
  const pages = ['', 'a/', 'b/', 'b/#x', 'c/'].map((name) => `/docs/1.0/${name}`);
  return inSite({ [lock]: `${pages.join('\n')}\n/docs/gone/\n` }, async ({ run, read }) => {
    const [code, said] = await run('check-content');
    expect([code, said.match(/^content\/addresses.lock:.*/gm)]).toEqual([
      1,
      [
        `${lock}:1:1  4 addresses below /docs/1.0/ no longer exist: /docs/1.0/, …`,
        `${lock}:6:1  /docs/gone/ no longer exists`,
      ],
    ]);
    expect(said).toContain("npm run addresses -- accept '/docs/1.0/*'");
    expect(await run('addresses', ['accept', '/docs/1.0/*'])).toEqual([
      0,
      `5 addresses are no longer in ${lock}.`,
    ]);
    expect(read(lock)).not.toContain('1.0');
    expect(read(lock)).toContain('/docs/gone/');
    expect(await run('addresses', ['accept', '/docs/2.0/*'])).toEqual([
      1,
      `/docs/2.0/* is not in ${lock}.`,
    ]);
  });
});
