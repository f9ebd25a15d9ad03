import { expect, test } from 'vitest';
import { readProofs, runProof } from '../unit/claims/proofs.ts';
import { shareBrowser } from './shared-browser.ts';

const proofs = readProofs().filter(({ html }) => html !== undefined);

test.each(proofs)('in a browser, $page: $says', async (proof) => {
  const { html = '', policy, computed } = proof;
  const { sheet, value } = runProof(proof);
  const browser = await shareBrowser();
  const page = await browser.newPage({ viewport: { width: 1200, height: 800 } });
  const style = policy ? '' : `<style>${sheet}</style>`;
  await page.route('**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: policy ? { 'content-security-policy': policy } : {},
      body: `<!doctype html>${style}${html.replace('{class}', String(value))}`,
    }),
  );
  await page.goto('http://proof.test/');
  const styles = await page
    .locator('body > :last-child')
    .evaluate(
      (element, names) =>
        Object.fromEntries(
          names.map((name) => [name, getComputedStyle(element).getPropertyValue(name)]),
        ),
      Object.keys(computed),
    );
  await page.close();
  expect(styles).toEqual(computed);
});
