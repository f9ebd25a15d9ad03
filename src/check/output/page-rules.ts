import { isReactPage } from '../../content/source-path.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { OnBroken } from '../../links/check-link.ts';
import type { AuthorPlace } from './author-places.ts';
import type { BuiltPage } from './built-page.ts';

export type PageRulesContext = {
  /** The origin, without trailing slash. */
  siteUrl: string;
  /** The file that diagnostics name; the page's path if its source isn't known. */
  file?: string;
  /** Whether its author has set the canonical link, which may lead anywhere. */
  hasOwnCanonical?: boolean;
  /** How an id that a page has twice is reported, and several main headings; as errors by default. */
  onBrokenAnchors?: OnBroken;
  /** Where an author wrote an id. */
  findId?: (id: string) => AuthorPlace | undefined;
  /** Whether it is a page of the app: redirects and pages in frames don't have its script. */
  hasApp?: boolean;
};

type Problem = [message: string, hint: string];
type Problems = Iterable<Problem>;

/**
 * Checks the rules for single pages.
 * @param path the page's path with base path
 */
export function checkPageRules(
  page: BuiltPage,
  path: string,
  context: PageRulesContext,
): Diagnostic[] {
  const { siteUrl, file = path, hasApp = false, hasOwnCanonical = false } = context;
  const { onBrokenAnchors = 'throw' } = context;
  const problems = [
    ...checkHead(page),
    ...checkCanonical(page, path, siteUrl, hasOwnCanonical),
    ...checkBody(page),
    ...checkInlineCode(page),
    ...checkMachineAddresses(page),
    ...(hasApp ? checkApp(page) : []),
  ];
  const describe = ([message, hint]: Problem) => {
    return { file, message: `page ${path}: ${message}`, hint };
  };
  // Pages and footers that were written for other sites are seldom wrong, but in that.
  const isMoved = isReactPage(file) || onBrokenAnchors !== 'throw';
  const severity = isMoved ? { severity: 'warning' as const } : {};
  return [
    ...Array.from(checkHeading(page), (problem) => ({ ...describe(problem), ...severity })),
    ...problems.map(describe),
    ...listRepeatedIds(page, path, context),
  ];
}

function listRepeatedIds(
  { duplicateIds }: BuiltPage,
  path: string,
  { file = path, onBrokenAnchors = 'throw', findId }: PageRulesContext,
): Diagnostic[] {
  if (onBrokenAnchors === 'ignore') return [];
  const severity = onBrokenAnchors === 'warn' ? { severity: 'warning' as const } : {};
  return [...duplicateIds].map((id) => {
    const message = `page ${path}: duplicate id "${id}"`;
    const hint = 'Give each a unique id; a heading sets one with {#own-id}.';
    return { ...(findId?.(id) ?? { file }), message, hint, ...severity };
  });
}

function* checkHeading({ headingTexts }: BuiltPage): Problems {
  if (headingTexts.length !== 1) {
    const headings = headingTexts.map((text) => `"${text}"`).join(', ');
    const message = `${headingTexts.length} h1 elements${headings && ` (${headings})`}, expected one`;
    yield [message, 'Give the page one main heading; in content, start the others at ##.'];
  } else if (headingTexts[0] === '') {
    yield ['the h1 has no text', 'Write a text, or an alt text of its image.'];
  }
}

function* checkHead({ title, description }: BuiltPage): Problems {
  if (title === '') yield ['no title', 'Set a title.'];
  const hint = 'Set a description, or start the page with a paragraph of text.';
  if (description === '') yield ['no description', hint];
}

function* checkCanonical(page: BuiltPage, path: string, siteUrl: string, isOwn: boolean): Problems {
  const { canonical, canonicalCount, noindex, refresh } = page;
  // A redirect has the address of its target as canonical; a `noindex` page needs none.
  const expected = new URL(refresh ?? path, new URL(path, `${siteUrl}/`)).href;
  if (canonicalCount > 1) yield [`${canonicalCount} canonical links`, `Keep one, to ${expected}`];
  else if (!isOwn && canonical !== expected && !(canonicalCount === 0 && noindex)) {
    const current = canonical && `the canonical link is ${canonical}, expected ${expected}`;
    const hint = `Put <link rel="canonical" href="${expected}"> into its head.`;
    yield [current || 'no canonical link', hint];
  }
}

function* checkBody({ mainCount }: BuiltPage): Problems {
  if (mainCount !== 1) {
    yield [`${mainCount} main elements, expected one`, 'Put the content into one <main>.'];
  }
}

function* checkInlineCode({ inlineStyles, inlineHandlers }: BuiltPage): Problems {
  for (const element of new Set(inlineStyles)) {
    const hint = 'A strict Content-Security-Policy ignores it: use a class.';
    yield [`${element} has a style attribute`, hint];
  }
  for (const element of new Set(inlineHandlers)) {
    const hint = 'A strict Content-Security-Policy blocks it: listen in a script or an island.';
    yield [`${element} is an inline event handler`, hint];
  }
}

function* checkMachineAddresses({ machineAddresses }: BuiltPage): Problems {
  for (const written of new Set(machineAddresses)) {
    const hint =
      "Other machines don't have this file: import it (`import picture from './picture.png'`), or put it into public/.";
    yield [`${written} is an address on the machine that built the page`, hint];
  }
}

function* checkApp({ appScriptCount }: BuiltPage): Problems {
  if (appScriptCount === 1) return;
  const hint = 'Search, menus and tabs need it: see src/publish/render/finish-page.ts.';
  yield [`${appScriptCount} scripts that load the app, expected one`, hint];
}
