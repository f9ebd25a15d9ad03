import { expect, test } from 'vitest';
import {
  unstable_encodeRoutePath as encodeRoutePath,
  unstable_getRouteFromElements as getRoute,
  unstable_getRouteSlotId as getSlotId,
  unstable_has404FromElements as has404,
  unstable_isStaticFromElements as isStatic,
} from 'waku/router/client-core';
import { payloadFolder } from '../../src/waku/names/payload-folder.ts';
import { readHtml, readSiteFile } from './built-site.ts';

// What the router in the browser expects of the output of `src/waku/server`, read with its own
// functions: when a test fails after an upgrade, update src/waku/server.

const pages = [
  ['/', 'index.html'],
  ['/404', '404.html'],
  ['/docs/learn', 'docs/learn/index.html'],
  ['/docs/learn/recipes/descendant%20styles', 'docs/learn/recipes/descendant styles/index.html'],
] as const;

test.each(pages)(
  'the payload of %s is at the address that the router requests, and the page names it',
  (path, file) => {
    const address = `/${payloadFolder}/${encodeRoutePath(path)}.txt`;
    const boot = readHtml(file).querySelector('script[data-payload]');
    expect(boot?.getAttribute('data-payload')).toBe(address);
    expect(readSiteFile(decodeURIComponent(address.slice(1)))).not.toBe('');
  },
);

test.each(pages)(
  'the router accepts the payload of %s for its route, as static, and with a not-found page',
  (path) => {
    const elements = readElements(path);
    expect(getRoute(elements)).toEqual({ path, query: '', hash: '' });
    expect(isStatic(elements), 'the router would fetch a page again that it has').toBe(true);
    expect(has404(elements), 'the router would not show the not-found page').toBe(true);
    expect(Object.keys(elements)).toEqual(expect.arrayContaining(['root', getSlotId(path)]));
  },
);

/** The row of a payload with the elements of the router by id; a text may end where it begins. */
function readElements(path: string): Record<string, unknown> {
  const payload = readSiteFile(decodeURIComponent(`${payloadFolder}/${encodeRoutePath(path)}.txt`));
  return JSON.parse(/0:(\{"root".*)$/m.exec(payload)?.[1] ?? '{}');
}
