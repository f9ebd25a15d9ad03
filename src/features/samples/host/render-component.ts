import type { Scripts } from '../realm/questions.ts';
import type { Realms } from './realm.ts';

/** The maximum length of markup in characters, more than any page would show. */
const maxHtmlLength = 1_000_000;

/**
 * Renders the component that a file exports, in a realm of its own.
 * @returns null if there is none to show, for example because it throws without props
 */
export function renderComponent(realms: Realms, scripts: Scripts, file: string): string | null {
  if (!Object.hasOwn(scripts, file)) return null;
  const realm = realms.open('components');
  for (const [name, code] of Object.entries(scripts)) {
    realm.run(`modules[${JSON.stringify(name)}] = function (require, exports) {${code}\n};`);
  }
  try {
    const html = realm.ask<unknown>('render', file);
    return typeof html === 'string' && html.length < maxHtmlLength ? html : null;
  } catch {
    return null;
  }
}
