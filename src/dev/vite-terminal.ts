import { createLogger, type LogErrorOptions, type LogOptions, type Plugin } from 'vite';

/**
 * The bundler's messages about each edit in each of its environments; `report-changes` prints one line for each
 * change.
 */
const editMessages =
  /\b(?:hmr update|hot updated|page reload|css hot updated|(?:dis)?connected\.|server restarted)/;

/** Whether a stack has only files of packages; a syntax error has its place in its text. */
const isForeign = (text: string) => {
  const frames = text.match(/\n\s+at .*/g) ?? [];
  return text.includes('[PARSE_ERROR]') || frames.every((one) => /node_modules|node:/.test(one));
};

const cutStack = (text: string) => text.replace(/(?:\n\s+at .*)+/g, '');

/** The Vite plugin: hides messages that would bury faults in the terminal. */
export function viteTerminal(): Plugin {
  return {
    name: 'site:terminal',
    apply: 'serve',
    config: () => {
      const logger = createLogger();
      const info = (text: string, options?: LogOptions) => {
        if (!editMessages.test(text)) logger.info(text.replaceAll('\0', ''), options);
      };
      const error = (text: string, options?: LogErrorOptions) =>
        logger.error(isForeign(text) ? cutStack(text) : text, options);
      return { customLogger: { ...logger, info, error } };
    },
  };
}
