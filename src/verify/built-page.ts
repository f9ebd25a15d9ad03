/** All that the checks want to know of one HTML file, so that each is parsed once. */
export type BuiltPage = {
  title: string;
  /** The first one. */
  canonical?: string;
  canonicalCount: number;
  description: string;
  noindex: boolean;
  /** Where a `<meta http-equiv="refresh">` leads. */
  refresh?: string;
  /** The accessible texts of the h1 elements. */
  headingTexts: string[];
  mainCount: number;
  /** What a hash can lead to: ids, and the names of anchors. */
  ids: Set<string>;
  duplicateIds: Set<string>;
  /** Addresses that lead somewhere: anchors, forms, refreshes, `<link>`s that load nothing. */
  links: string[];
  /** Addresses of what the page loads or shows. */
  assets: string[];
  /** `<p>`: an element with a style attribute. */
  inlineStyles: string[];
  /** `<button onclick>` */
  inlineHandlers: string[];
  /** What its Content-Security-Policy lacks. */
  policyProblems: string[];
};

/** A page of which nothing is known yet. */
export function createPage(): BuiltPage {
  return {
    title: '',
    canonicalCount: 0,
    description: '',
    noindex: false,
    headingTexts: [],
    mainCount: 0,
    ids: new Set(),
    duplicateIds: new Set(),
    links: [],
    assets: [],
    inlineStyles: [],
    inlineHandlers: [],
    policyProblems: [],
  };
}
