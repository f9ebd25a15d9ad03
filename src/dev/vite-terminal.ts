import path from 'node:path';
import { createLogger, type LogErrorOptions, type LogOptions, type Plugin } from 'vite';
import { readModuleError } from '../check/failures/bundle-errors.ts';
import { printOnce } from './edits.ts';

/**
 * The bundler's messages about each edit in each of its environments; `report-changes` prints one line for each
 * change.
 */
const editMessages =
  /\b(?:hmr update|hot updated|page reload|program reload|css hot updated|(?:dis)?connected\.|server restarted)/;

/** Diagnostics of content and configuration, which are printed when they are found, and that a reload failed for an error. */
const repeated = /^\S+ {2}\S|^Failed to reload .*\(see errors above\)/;

/** Whether a stack has only files of packages. */
const isForeign = (text: string) => {
  const frames = text.match(/\n\s+at .*/g) ?? [];
  return frames.every((frame) => /node_modules|node:|<anonymous>/.test(frame));
};

const cutStack = (text: string) => text.replace(/(?:\n\s+at .*)+/g, '');

/**
 * The Vite plugin: hides messages that would bury diagnostics in the terminal, and prints errors of modules as diagnostics.
 * @param root the project's root
 * @param isConfig whether a file, given by its full path, is part of the configuration, whose diagnostics are printed anyway
 */
export function viteTerminal(root: string, isConfig: (file: string) => boolean): Plugin {
  return {
    name: 'site:terminal',
    apply: 'serve',
    config: () => {
      const logger = createLogger();
      const info = (text: string, options?: LogOptions) => {
        if (!editMessages.test(text)) logger.info(text.replaceAll('\0', ''), options);
      };
      const error = (text: string, options?: LogErrorOptions) => {
        if (repeated.test(text)) return;
        const diagnostic = readModuleError(root, text);
        if (diagnostic && isConfig(path.join(root, diagnostic.file))) return;
        if (diagnostic) return printOnce([diagnostic]);
        logger.error(isForeign(text) ? cutStack(text) : text, options);
      };
      return { customLogger: { ...logger, info, error } };
    },
  };
}
