import { expect, test } from 'vitest';
import { someOf } from '../run/exhaustive.ts';
import { openSite, phone } from './site-in-browser.ts';

const site = openSite();

test('adding components on home hardly grows the atomic style sheet, and works without scripts', {
  tags: 'variants',
}, async () => {
  const page = await site.open('/', { javaScriptEnabled: false });
  const sums = page.locator('.sum > :visible');
  const bytes: number[][] = [];
  for (const name of ['Player', 'Price', 'Tasks', 'Thread']) {
    await page.locator('.parts label', { hasText: name }).click();
    const told = await sums.allTextContents();
    bytes.push(told.map((text) => Number(/([\d,]+) bytes/.exec(text)?.[1]?.replace(',', ''))));
    expect(await page.locator('.part:visible .pane-source').textContent()).toContain(`${name}.tsx`);
  }
  const [atomic, plain] = [0, 1].map((row) => bytes.map((told) => told[row] ?? 0));
  expect(atomic).toEqual(atomic?.toSorted((a, b) => a - b));
  expect(atomic?.at(-1)).toBeLessThan(2 * (atomic?.[0] ?? 0));
  expect(plain?.at(-1)).toBeGreaterThan(2 * (plain?.[0] ?? 0));
  expect(plain?.at(-1)).toBeGreaterThan(2 * (atomic?.at(-1) ?? 0));
});

test('with 100 components the plain style sheet is many times as large, compressed or not', async () => {
  const page = await site.open('/', { javaScriptEnabled: false });
  await page.locator('.parts label', { hasText: '100' }).click();
  const sums = await page.locator('.sum > :visible').allTextContents();
  const [[atomic = 0, packed = 0] = [], [plain = 0, plainPacked = 0] = []] = sums.map((text) =>
    Array.from(text.matchAll(/\d[\d,]*/g), ([digits]) => Number(digits.replace(',', ''))),
  );
  expect(plain).toBeGreaterThan(5 * atomic);
  expect(plainPacked).toBeGreaterThan(2 * packed);
  await page.getByRole('img', { name: /^With 100 components, plain CSS has/ }).waitFor();
});

test.each([
  [1440, 900, 400],
  [390, 844, 36],
])(
  'the first screen of home at %i x %i shows a component, its code, both size bars, the first link and the install command',
  async (width, height, codeHeight) => {
    const page = await site.open('/', { viewport: { width, height } });
    const bottomOf = async (selector: string) => {
      const box = await page.locator(selector).filter({ visible: true }).first().boundingBox();
      return box ? box.y + box.height : Number.POSITIVE_INFINITY;
    };
    const parts = ['main h2', '.install [data-copy]', '.home-begin a', '.live > div', '.sizes'];
    for (const part of [...parts, '.hues', '.edits a']) {
      expect([part, (await bottomOf(part)) <= height]).toEqual([part, true]);
    }
    const code = await page.locator('.part .pane-source pre').first().boundingBox();
    expect(code?.y).toBeLessThan(height - codeHeight);
  },
);

test('home opens at its first step, and goes to the second by itself once', async () => {
  const page = await site.open('/', { reducedMotion: 'no-preference' });
  const second = page.locator('[name="part"][value="2"]');
  expect(await page.locator('[name="part"][value="1"]').isChecked()).toBe(true);
  await expect.poll(() => second.isChecked(), { timeout: 10_000 }).toBe(true);
});

test.each(['reduced motion', 'a press'])('home stays at its first step with %s', async (reason) => {
  const reducedMotion = reason === 'a press' ? 'no-preference' : 'reduce';
  const page = await site.open('/', { reducedMotion });
  if (reason === 'a press') await page.locator('.lives').click({ position: { x: 5, y: 5 } });
  await page.waitForTimeout(4000);
  expect(await page.locator('[name="part"][value="1"]').isChecked()).toBe(true);
});

test('the wheel over the source of home scrolls the page, and a choice shows all of the source', {
  tags: 'variants',
}, async () => {
  const page = await site.open('/', { javaScriptEnabled: false });
  const source = page.locator('.part:visible .pane-source pre');
  const before = await source.boundingBox();
  await source.hover();
  await page.mouse.wheel(0, 150);
  await expect.poll(async () => (await source.boundingBox())?.y).toBe((before?.y ?? 0) - 150);
  await page.getByRole('checkbox', { name: 'Show all' }).check();
  expect((await source.boundingBox())?.height).toBeGreaterThan(2 * (before?.height ?? 0));
});

test('no class name beside the components of home is broken across lines', {
  tags: 'variants',
}, async () => {
  const page = await site.open('/', { viewport: { width: 1440, height: 900 } });
  for (const name of ['Player', 'Price', 'Tasks', 'Thread']) {
    await page.locator('.parts label', { hasText: name }).click();
    const classes = page.locator('.part:visible .atom > code:first-child');
    const broken = await classes.evaluateAll((tiles) =>
      tiles.flatMap((tile) =>
        Array.from(tile.childNodes).flatMap((part) => {
          const range = document.createRange();
          range.selectNodeContents(part);
          return range.getClientRects().length > 1 ? [tile.textContent] : [];
        }),
      ),
    );
    expect([name, broken]).toEqual([name, []]);
  }
});

test('no component of home is cut off on small phones', { tags: 'variants' }, async () => {
  for (const width of [320, 390]) {
    const page = await site.open('/', { viewport: { width, height: 844 } });
    const live = page.locator('.live:visible');
    const parts = await live.evaluateAll((all) =>
      all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    );
    expect([width, parts]).toEqual([width, [0]]);
  }
});

test('selecting another component of home does not move the content below it', {
  tags: 'variants',
}, async () => {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 997, height: 800 },
    phone.viewport,
  ]) {
    const page = await site.open('/', { viewport });
    const below = page.getByRole('heading', { name: 'The last style wins' });
    const places = new Set<number | undefined>();
    for (const name of ['Player', 'Price', 'Tasks', 'Thread', '100']) {
      await page.locator('.parts label', { hasText: name }).click();
      for (const pane of ['Rules', 'Source']) {
        const choice = page.locator('.codes .switch label', { hasText: pane });
        if (await choice.isVisible()) await choice.click();
        places.add((await below.boundingBox())?.y);
      }
    }
    expect([viewport.width, places.size]).toEqual([viewport.width, 1]);
  }
});

test.each(someOf('variants', ['Thread', 'Price'], 1))(
  'home opens the %s that it shows in the playground',
  async (name) => {
    const page = await site.open('/');
    await page.locator('.parts label', { hasText: name }).click();
    await page.getByRole('link', { name: 'Edit this' }).click();
    await page.waitForURL('**/playground/#*');
    await page.getByRole('tab', { name: `${name}.tsx`, selected: true }).waitFor();
    const preview = page.frameLocator('[data-playground] iframe[title="Preview"]');
    const label = name === 'Thread' ? 'Send' : 'Continue';
    await preview.getByRole('button', { name: label }).waitFor();
  },
);

/** The width of the text in a picture, in pixels: a picture tells what is seen, and styles what should be. */
async function readWidth(picture: Buffer): Promise<number> {
  const page = await (await site.visit()).newPage();
  const read = await page.evaluate(
    async (data) => {
      const image = new Image();
      image.src = data;
      await image.decode();
      const { width, height } = image;
      const canvas = new OffscreenCanvas(width, height).getContext('2d');
      canvas?.drawImage(image, 0, 0);
      const { data: bytes = [] } = canvas?.getImageData(0, 0, width, height) ?? {};
      // The text has little green in it, and the ground much.
      const places = Array.from(bytes, (byte, at) =>
        at % 4 === 1 && byte < 100 ? (at >> 2) % width : -1,
      );
      const inked = places.filter((x) => x >= 0);
      return Math.max(...inked) - Math.min(...inked);
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  );
  await page.close();
  return read;
}

test('S2.1 a domain that is written is seen whole', async () => {
  const page = await site.open('/', { reducedMotion: 'no-preference' });
  const domains = page.locator('.domains');
  const first = domains.locator('> span').first();
  const width = await first.evaluate((own) => {
    const text = document.createRange();
    text.selectNodeContents(own);
    return text.getBoundingClientRect().width;
  });
  expect(width).toBeGreaterThan(200);
  await expect.poll(async () => readWidth(await domains.screenshot())).toBeGreaterThan(width * 0.9);
});
