import { expect, test } from 'vitest';
import { someOf } from '../run/exhaustive.ts';
import { pages } from './page-kinds.ts';
import { openSite } from './site-in-browser.ts';

const site = openSite();

test('X35 at 200% text size no page scrolls sideways, and no word of a heading breaks', async () => {
  const page = await site.open('/');
  const wrong: string[] = [];
  for (const route of someOf('pages', pages, 4)) {
    await page.goto(route);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const found = await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
        const { scrollWidth, clientWidth } = document.documentElement;
        const heading = document.querySelector('main h1');
        const words = heading?.textContent?.trim().split(/[\s/-]+/).length ?? 0;
        const lines = heading ? heading.getBoundingClientRect().height : 0;
        const line = heading ? Number.parseFloat(getComputedStyle(heading).lineHeight) : 1;
        return { sideways: scrollWidth - clientWidth, words, lines: Math.round(lines / line) };
      });
      if (found.sideways > 0 || found.lines > found.words) {
        wrong.push(`${route} at ${width}: ${JSON.stringify(found)}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('X35 at 200% text size no word of a sidebar breaks beside the text', {
  tags: 'pages',
}, async () => {
  const page = await site.open('/');
  for (const route of ['/docs/learn/installation/', '/docs/api/', '/docs/guides/']) {
    await page.goto(route);
    for (const width of [1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const lines = await page
        .getByRole('navigation', { name: 'Docs sidebar' })
        .evaluate(countLinesOfWords);
      expect(lines.length).toBeGreaterThan(30);
      const broken = lines.filter(({ count }) => count !== 1);
      expect({ route, width, broken }).toEqual({ route, width, broken: [] });
    }
  }
});

/**
 * Runs in the page: doubles the text size, opens all categories, and returns on how many lines each
 * word is. A name such as `@stylexjs/babel-plugin` is three words.
 */
function countLinesOfWords(list: Element): { word: string; count: number }[] {
  document.documentElement.style.fontSize = '200%';
  for (const category of list.querySelectorAll('details')) category.open = true;
  const walker = document.createTreeWalker(list, NodeFilter.SHOW_TEXT);
  const found: { word: string; count: number }[] = [];
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s/-]+[/-]?/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      found.push({ word, count: range.getClientRects().length });
    }
  }
  return found;
}

test('X35 at 997 px code names break between their words, and at 200% text size the title does not wrap', {
  tags: 'pages',
}, async () => {
  const page = await site.open('/docs/api/configuration/babel-plugin/', {
    viewport: { width: 997, height: 800 },
  });
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  const broken = await links.evaluateAll((all) =>
    all
      .flatMap((link) => [...link.childNodes])
      .filter((piece) => {
        const range = document.createRange();
        range.selectNodeContents(piece);
        return !/\s/.test(piece.textContent ?? ' ') && range.getClientRects().length > 1;
      })
      .map((piece) => piece.textContent),
  );
  expect(broken).toEqual([]);
  expect(await links.getByText('unstable_moduleResolution', { exact: true }).count()).toBe(1);
  await page.goto('/docs/learn/acknowledgements/');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const title = page.getByRole('heading', { level: 1 });
  const lineHeight = (found: Element) => Number.parseFloat(getComputedStyle(found).lineHeight);
  expect((await title.boundingBox())?.height).toBeLessThan(
    (await title.evaluate(lineHeight)) * 1.5,
  );
  const search = await page.locator('[data-search-button]').boundingBox();
  expect((search?.x ?? 997) + (search?.width ?? 0)).toBeLessThan(997);
});

test('S2.1 while one domain is written over another, both are fully opaque', async () => {
  const page = await site.open('/');
  const seen = await page.evaluate(() => {
    const spans = [...document.querySelectorAll('.domains > span')];
    const changes = document.getAnimations().filter(({ effect }) => {
      return effect instanceof KeyframeEffect && spans.includes(effect.target as Element);
    });
    for (const change of changes) change.pause();
    return [0, 1000, 2600, 2750, 2900, 3500, 5750].map((time) => {
      for (const change of changes) change.currentTime = time;
      return spans.map((span) => getComputedStyle(span).opacity).join(' ');
    });
  });
  expect(seen).toEqual([
    '1 0 0 0',
    '1 0 0 0',
    '1 1 0 0',
    '1 1 0 0',
    '1 1 0 0',
    '0 1 0 0',
    '0 1 1 0',
  ]);
});

test('M5 print shows one domain, fully opaque and without animation', async () => {
  const page = await site.open('/');
  await page.emulateMedia({ media: 'print' });
  const shown = await page.locator('.domains > span').evaluateAll((spans) =>
    spans.map((span) => {
      const { opacity, animationName } = getComputedStyle(span);
      return `${opacity} ${animationName}`;
    }),
  );
  expect(shown).toEqual(['1 none', '0 none', '0 none', '0 none']);
});

test('print shows no scroll shadows at the edges of a table', { tags: 'pages' }, async () => {
  const page = await site.open('/docs/api/configuration/eslint-plugin/');
  const shade = () =>
    page
      .locator('.table-scroll')
      .first()
      .evaluate((box) => getComputedStyle(box).backgroundImage);
  expect(await shade()).toContain('gradient');
  await page.emulateMedia({ media: 'print' });
  expect(await shade()).toBe('none');
});

test('M5 nothing is animated with reduced motion', async () => {
  const page = await site.open('/', { reducedMotion: 'reduce' });
  for (const route of ['/', '/docs/learn/installation/', '/blog/v0.13.0/']) {
    await page.goto(route);
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((found) => {
          const { transitionDuration, animationName } = getComputedStyle(found);
          return Number.parseFloat(transitionDuration) > 0.001 || animationName !== 'none';
        })
        .map((found) => found.outerHTML.slice(0, 80)),
    );
    expect([route, moving]).toEqual([route, []]);
  }
});

test('forced colours keep marked code readable and distinguish the selected tab', async () => {
  const page = await site.open('/blog/v0.13.0/', { forcedColors: 'active', colorScheme: 'dark' });
  const colors = await page
    .locator('.code-lines .added')
    .first()
    .evaluate((line) => {
      const all = [line, ...line.querySelectorAll('*')];
      return [...new Set(all.map((each) => getComputedStyle(each).color))];
    });
  expect(colors).toEqual(['rgb(255, 255, 255)']);
  await page.goto('/docs/learn/installation/');
  const tabs = page.locator('main .tabs').first().getByRole('tab');
  const lines = await tabs.evaluateAll((all) =>
    all.map((each) => getComputedStyle(each).borderBlockEndColor),
  );
  expect(lines.map((line) => line === 'rgb(0, 0, 0)')).toEqual([false, true, true, true]);
});

test('search matches are marked in forced colours, and the search button is readable in print', {
  tags: 'pages',
}, async () => {
  const page = await site.open('/search/?q=defineVars', { forcedColors: 'active' });
  const word = page.locator('[data-search-results] mark').first();
  const systemColors = await word.evaluate((found) => {
    const probe = found.ownerDocument.createElement('span');
    probe.style.setProperty('forced-color-adjust', 'none');
    probe.style.setProperty('background', 'Mark');
    found.after(probe);
    return getComputedStyle(found).backgroundColor === getComputedStyle(probe).backgroundColor;
  });
  expect(systemColors).toBe(true);
  await page.emulateMedia({ media: 'print', forcedColors: 'none' });
  const button = page.getByRole('main').getByRole('button', { name: 'Search', exact: true });
  const [ground, text] = await button.evaluate((found) => {
    const { backgroundColor, color } = getComputedStyle(found);
    return [backgroundColor, color];
  });
  expect(ground).toBe('rgba(0, 0, 0, 0)');
  expect(text).not.toBe(ground);
});

test('with more contrast the links of the contents have the full text colour', {
  tags: 'pages',
}, async () => {
  const page = await site.open('/docs/learn/installation/', { contrast: 'more' });
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last();
  const colorOf = (found: Element) => getComputedStyle(found).color;
  expect(await link.evaluate(colorOf)).toBe(await page.locator('body').evaluate(colorOf));
});

test('forced colours outline the current link and a pressed button', {
  tags: 'pages',
}, async () => {
  // At this width code is wider than the text, but doesn't wrap by itself.
  const viewport = { width: 640, height: 844 };
  const page = await site.open('/docs/learn/installation/', { forcedColors: 'active', viewport });
  const button = page.getByRole('button', { name: 'Toggle word wrap' }).first();
  await button.click();
  expect(await button.evaluate((found) => getComputedStyle(found).outlineStyle)).toBe('solid');
  await page.setViewportSize({ width: 1440, height: 900 });
  const current = page.locator('.menu-secondary [aria-current]');
  expect(await current.evaluate((found) => getComputedStyle(found).outlineStyle)).toBe('solid');
});

test('forced colours fill the heads of new tiles alone, and paper has rules beside heads', {
  tags: 'pages',
}, async () => {
  const page = await site.open('/docs/learn/thinking-in-stylex/', { forcedColors: 'active' });
  const grounds = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((head) => getComputedStyle(head).backgroundColor);
  const fresh = '.atom:not(.atom-reused) > :first-child';
  expect(await grounds(fresh)).toBe('rgb(0, 0, 0)');
  await page.emulateMedia({ media: 'print', forcedColors: 'none' });
  expect(await grounds('.atom')).toBe('rgba(0, 0, 0, 0)');
  const rule = page.locator(fresh).first();
  expect(await rule.evaluate((head) => getComputedStyle(head).borderInlineEndStyle)).toBe('solid');
  await page.emulateMedia({ media: null, forcedColors: 'active' });
  await page.goto('/blog/');
  expect(await grounds('[href$="releases/"] > :text("added")')).toBe('rgb(0, 0, 0)');
  await page.goto('/playground/');
  expect(await grounds('.atom:not(.atom-reused) .rule-name')).toBe('rgb(0, 0, 0)');
});
