import type { FaultText } from '../faults/fault.ts';
import type { PolicyNeed } from '../policy/check-element.ts';

/** All that the checks want to know of one HTML file, so that each is parsed once; at first nothing. */
export class BuiltPage {
  title = '';
  /** The first one. */
  canonical?: string;
  canonicalCount = 0;
  description = '';
  noindex = false;
  /** Where a `<meta http-equiv="refresh">` leads. */
  refresh?: string;
  /** The accessible texts of the h1 elements. */
  headingTexts: string[] = [];
  mainCount = 0;
  /** How many scripts load the app. */
  appScriptCount = 0;
  /** What a hash can lead to: ids, and the names of anchors. */
  ids = new Set<string>();
  duplicateIds = new Set<string>();
  /** Addresses that lead somewhere: anchors, forms, refreshes, `<link>`s that load nothing. */
  links: string[] = [];
  /** Addresses of what the page loads or shows. */
  assets: string[] = [];
  /** `<p>`: an element with a style attribute. */
  inlineStyles: string[] = [];
  /** `<button onclick>` */
  inlineHandlers: string[] = [];
  /** `<img src="file:///x">`: an element with an address on the machine that built it. */
  machineAddresses: string[] = [];
  /** What its Content-Security-Policy lacks. */
  policyProblems: string[] = [];
  /** What that allows beside this site and hashes: `img-src https://example.com`. */
  policySources: string[] = [];
  /** What its elements take from other hosts that the configuration has to name. */
  needs: PolicyNeed[] = [];
  /** What no page may have. */
  forbidden: FaultText[] = [];
}
