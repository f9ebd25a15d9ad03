import type { Fault } from '../faults/fault.ts';
import type { BuiltPage } from './built-page.ts';

export type PageRulesContext = {
  /** The origin, without a slash at its end. */
  siteUrl: string;
  /** What the faults name; the page's path when its source is not known. */
  file?: string;
  /** Whether pages have a Content-Security-Policy. */
  hasPolicy?: boolean;
};

type Problem = { message: string; hint: string };

/** What every page of the site must satisfy by itself. `path` has the base path. */
export function checkPageRules(
  page: BuiltPage,
  path: string,
  { siteUrl, file = path, hasPolicy = true }: PageRulesContext,
): Fault[] {
  const problems = [
    ...checkHeading(page),
    ...checkHead(page),
    ...checkCanonical(page, path, siteUrl),
    ...checkBody(page),
    ...checkInlineCode(page),
    ...(hasPolicy ? checkPolicy(page) : []),
  ];
  return problems.map(({ message, hint }) => ({
    file,
    message: `page ${path}: ${message}`,
    hint,
  }));
}

function checkHeading({ headingTexts }: BuiltPage): Problem[] {
  if (headingTexts.length !== 1) {
    const found = headingTexts.map((text) => `"${text}"`).join(', ');
    return [
      {
        message: `${headingTexts.length} h1 elements${found && ` (${found})`}, expected one`,
        hint: 'Give the page one main heading; in content, start the others at ##.',
      },
    ];
  }
  if (headingTexts[0] !== '') return [];
  return [{ message: 'the h1 has no text', hint: 'Write a text, or an alt text of its image.' }];
}

function checkHead({ title, description }: BuiltPage): Problem[] {
  const problems: Problem[] = [];
  if (title === '') problems.push({ message: 'no title', hint: 'Set a title.' });
  if (description === '') {
    problems.push({
      message: 'no description',
      hint: 'Set a description, or start the page with a paragraph of text.',
    });
  }
  return problems;
}

function checkCanonical(page: BuiltPage, path: string, siteUrl: string): Problem[] {
  // A redirect names its target; a page that is not to be found needs no canonical address.
  const expected = new URL(page.refresh ?? path, new URL(path, `${siteUrl}/`)).href;
  if (page.canonicalCount === 0 && page.noindex) return [];
  if (page.canonicalCount > 1) {
    return [
      { message: `${page.canonicalCount} canonical links`, hint: `Keep one, to ${expected}` },
    ];
  }
  if (page.canonical === expected) return [];
  return [
    {
      message: page.canonical
        ? `the canonical link is ${page.canonical}, expected ${expected}`
        : 'no canonical link',
      hint: `Put <link rel="canonical" href="${expected}"> into its head.`,
    },
  ];
}

function checkBody({ mainCount, duplicateIds }: BuiltPage): Problem[] {
  const problems = [...duplicateIds].map((id) => ({
    message: `more than one element has the id "${id}"`,
    hint: 'Give each an id of its own; a heading sets one by {#own-id}.',
  }));
  if (mainCount === 1) return problems;
  const message = `${mainCount} main elements, expected one`;
  return [{ message, hint: 'Put the content into one <main>.' }, ...problems];
}

function checkInlineCode({ inlineStyles, inlineHandlers }: BuiltPage): Problem[] {
  const styles = [...new Set(inlineStyles)].map((element) => ({
    message: `${element} has a style attribute`,
    hint: 'A strict Content-Security-Policy ignores it: use a class.',
  }));
  const handlers = [...new Set(inlineHandlers)].map((element) => ({
    message: `${element} is an inline event handler`,
    hint: 'A strict Content-Security-Policy blocks it: listen in a script or an island.',
  }));
  return [...styles, ...handlers];
}

function checkPolicy({ policyProblems }: BuiltPage): Problem[] {
  const hint = 'A page gets its policy where it is written: see src/render/write-policy.ts.';
  return policyProblems.map((message) => ({ message, hint }));
}
