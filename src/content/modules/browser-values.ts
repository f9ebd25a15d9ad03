import { findClientUse, readScript } from './find-client-use.ts';
import { outlineExports } from './list-exports.ts';
import { findOwnModule, resolveImport } from './resolve-import.ts';

/** Functions and constants, as names tell: components are there for servers, too. */
const ofValue = /^(?!default$)[a-z_$]|^[A-Z][A-Z\d_]+$/;

/**
 * Whether a module without a directive uses functions or constants of one that needs a browser, of which servers have
 * references only: then it can run nowhere else either.
 * @param file path from the root
 */
export function usesBrowserValues(root: string, file: string, seen = new Set<string>()): boolean {
  seen.add(file);
  const script = readScript(root, file);
  if (!script || /^\s*(["'])use (?:client|server)\1/.test(script.text)) return false;
  const taken = outlineExports(script.text, script.lang)?.imports ?? [];
  // Content becomes HTML on the server.
  if (taken.some(({ specifier }) => resolveImport(specifier, file).kind === 'content'))
    return false;
  return taken.some(({ specifier, name }) => {
    const next = ofValue.test(name) ? findOwnModule(root, file, specifier) : undefined;
    if (next === undefined || seen.has(next)) return false;
    const other = readScript(root, next);
    const needsBrowser = other && findClientUse(other.text, other.lang) !== undefined;
    return needsBrowser || usesBrowserValues(root, next, seen);
  });
}
