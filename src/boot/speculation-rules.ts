import { savesData } from './saves-data.ts';

/**
 * The rules by which browsers load a page ahead that the pointer rests on: while the app is not there,
 * a press is an ordinary page load. They do not depend on the page, so that a policy can name their hash.
 * @param baseUrl the path that all pages are below
 */
export function writeSpeculationRules(baseUrl: string): string {
  const isPage = { href_matches: `${baseUrl}*` };
  const isOther = {
    selector_matches: '[target],[download],[href*="#"],[href$=".xml"],[href$=".txt"]',
  };
  const where = { and: [isPage, { not: isOther }] };
  return JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] });
}

/** Gives the browser its rules, where it knows any and nobody saves data. */
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
