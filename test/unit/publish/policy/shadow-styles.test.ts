import { expect, test } from 'vitest';
import { applyEdits, openDraft } from '../../../../src/publish/html/page-draft.ts';
import { hashOf } from '../../../../src/publish/policy/page-needs.ts';
import { addPolicy } from '../../../../src/publish/policy/write-policy.ts';

test('a style that begins a declarative shadow root is allowed, and its page needs no full load', () => {
  const write = (root: string) => {
    const html = `<html><head><meta charSet="utf-8"/></head><body>${root}</body></html>`;
    const draft = openDraft('/a', html);
    const options = { hosts: {}, themeScript: 'paint()', speculationRules: '{}' };
    const { allowsMore } = addPolicy(draft, options);
    return { allowsMore, policy: applyEdits(draft) };
  };
  const root = '<template shadowrootmode="open"><style>b{color:red}</style><b>B</b></template>';
  expect(write(root).allowsMore).toBe(false);
  expect(write(root).policy).toContain(`style-src 'self' ${hashOf('b{color:red}')}`);
  expect(write(root.replace('<style>', '<i></i><style>')).allowsMore).toBe(true);
});
