import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';
import { tokenizeCode } from '../compile/code/code-tokens.ts';
import type { ProjectFile } from '../samples/compile/project.ts';
import { type ShownHome, showHome } from '../samples/show/show-home.ts';
import { showProof } from '../samples/show/show-proof.ts';
import type { SiteConfig } from '../site/schema.ts';

const demoId = 'virtual:demo';

type DemoOptions = { root: string; home: SiteConfig['home']; baseUrl: string };

const require = createRequire(import.meta.url);

/** TypeScript is loaded where something is to be told by it, and not before. */
function loadTypeChecker(): typeof import('../samples/prove/check-types.ts') {
  return require('../samples/prove/check-types.ts');
}

/**
 * The Vite plugin: offers the home page's components, and what the documented version of StyleX
 * made of them and of the code that proves its reasons, as `virtual:demo`.
 */
export function viteDemo({ root, home, baseUrl }: DemoOptions): Plugin {
  const tools = {
    tokenize: tokenizeCode,
    checkTypes: async (sources: readonly ProjectFile[]) => {
      const checker = loadTypeChecker().createTypeChecker(root);
      const [first] = sources;
      const [problems] = first ? await checker.check([{ files: sources, file: first.name }]) : [];
      await checker.close();
      return (problems ?? []).map(({ message }) => message).join('\n');
    },
  };
  let shown: Promise<ShownHome> | undefined;
  const proofs = home.sections.map(({ proof }) => proof);
  const fileOf = (name: string) => path.join(root, 'content', name);
  const read = (name: string) => ({
    name: path.posix.basename(name),
    code: readFileSync(fileOf(name), 'utf8'),
  });
  return {
    name: 'site:demo',
    resolveId: (id) => (id === demoId ? `\0${demoId}` : undefined),
    async load(id) {
      if (id !== `\0${demoId}`) return undefined;
      const files = [...home.demo, ...proofs.flatMap((proof) => proof?.files ?? [])];
      for (const file of files) this.addWatchFile(fileOf(file));
      shown =
        home.demo.length > 0 ? showHome(home.demo.map(read), tokenizeCode, baseUrl) : undefined;
      const proven = proofs.map(
        (proof) => proof && showProof(proof.files.map(read), proof.shows, tools),
      );
      return [
        `export const demo = ${JSON.stringify(await shown)};`,
        `export const proofs = ${JSON.stringify(await Promise.all(proven))};`,
      ].join('\n');
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const answer = (made: ShownHome | undefined) => {
          const { address, text } = made?.sheet ?? {};
          if (!address || request.url !== baseUrl + address.slice(1)) return next();
          response.setHeader('content-type', 'text/css').end(text);
        };
        void (shown ?? Promise.resolve(undefined)).then(answer, next);
      });
    },
  };
}
