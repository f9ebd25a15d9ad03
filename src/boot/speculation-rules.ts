import { savesData } from './saves-data.ts';

/**
 * The speculation rules by which browsers preload the page under the pointer, as long as the app isn't running and
 * links load whole pages. They are the same on every page, so that the Content-Security-Policy can contain their
 * hash.
 * @param baseUrl the base path of the site
 */
export function writeSpeculationRules(baseUrl: string): string {
  const isPage = { href_matches: `${baseUrl}*` };
  const isOther = {
    selector_matches: '[target],[download],[href*="#"],[href$=".xml"],[href$=".txt"]',
  };
  const where = { and: [isPage, { not: isOther }] };
  return JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] });
}

/** Adds the rules, if the browser supports them and the visitor doesn't save data. */
export function addSpeculationRules(): void {
  if (savesData()) return;
  const rules = writeSpeculationRules(import.meta.env.BASE_URL);
  const policy = globalThis.trustedTypes?.createPolicy('site-rules', {
    createScript: (text) => text,
  });
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.textContent = policy ? policy.createScript(rules) : rules;
  document.head.append(script);
}
