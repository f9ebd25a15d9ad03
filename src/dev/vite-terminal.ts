import { createLogger, type LogOptions, type Plugin } from 'vite';

/** What the bundler says of each edit in each of its environments; a change has a line of its own. */
const ofEdits =
  /\b(?:hmr update|hot updated|page reload|css hot updated|(?:dis)?connected\.|server restarted)/;

/** The Vite plugin: keeps from the terminal what would bury faults there. */
export function viteTerminal(): Plugin {
  return {
    name: 'site:terminal',
    apply: 'serve',
    config: () => {
      const logger = createLogger();
      const info = (text: string, options?: LogOptions) => {
        if (!ofEdits.test(text)) logger.info(text.replaceAll('\0', ''), options);
      };
      return { customLogger: { ...logger, info } };
    },
  };
}
