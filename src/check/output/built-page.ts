/** All facts of one HTML file that the checks need, so that each file is parsed once; initially empty. */
export class BuiltPage {
  title = '';
  /** The first one. */
  canonical?: string;
  canonicalCount = 0;
  description = '';
  noindex = false;
  /** The target of `<meta http-equiv="refresh">`. */
  refresh?: string;
  /** The accessible texts of the h1 elements. */
  headingTexts: string[] = [];
  mainCount = 0;
  /** The number of scripts that load the app. */
  appScriptCount = 0;
  /** The possible targets of a fragment: ids, and the names of anchors. */
  ids = new Set<string>();
  duplicateIds = new Set<string>();
  /** Addresses of links: anchors, forms, refreshes, `<link>`s that load nothing. */
  links: string[] = [];
  /** Addresses that the page loads or shows. */
  assets: string[] = [];
  /** `<p>`: an element with a style attribute. */
  inlineStyles: string[] = [];
  /** `<button onclick>` */
  inlineHandlers: string[] = [];
  /** `<img src="file:///x">`: an element with an address on the build machine. */
  machineAddresses: string[] = [];
  /** Its Content-Security-Policy. */
  policy = '';
}
