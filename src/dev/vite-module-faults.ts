import type { Connect, Plugin } from 'vite';
import { readModuleError } from '../failures/bundle-errors.ts';
import { printOnce } from './edits.ts';
import { faultHeaders, faultsHead, isForPage, showFaults } from './serve-faults.ts';

/**
 * The Vite plugin: answers a request for a page with the fault of a module, if that keeps the server from making any
 * page. Put it after all plugins that answer requests.
 */
export function viteModuleFaults(root: string): Plugin {
  return {
    name: 'site:module-faults',
    apply: 'serve',
    enforce: 'post',
    configureServer({ config, middlewares }) {
      return () => {
        const answer: Connect.ErrorHandleFunction = (error, request, response, next) => {
          const text = error instanceof Error ? error.message : '';
          const fault = isForPage(request) ? readModuleError(root, text) : undefined;
          if (!fault) return next(error);
          printOnce(root, [fault]);
          response.writeHead(500, faultHeaders);
          response.end(showFaults([fault], faultsHead(config.base)));
        };
        middlewares.use(answer);
      };
    },
  };
}
