import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';
import { tokenizeCode } from '../../../compile/code/code-tokens.ts';
import { openToolCache } from '../../../compile/files/tool-cache.ts';
import type { BundledSite } from '../../../config/bundled-site.ts';
import { unifyLines } from '../../../content/unify-lines.ts';
import { noteInput } from '../../../publish/bundle/bundle-inputs.ts';
import type { ProjectFile } from '../compiler/project.ts';
import { type ShownHome, showHome } from '../show/show-home.ts';
import { showProof } from '../show/show-proof.ts';

type DemoOptions = {
  root: string;
  home: BundledSite['home'];
  baseUrl: string;
  /** Whether the site has a playground to edit the components in. */
  hasPlayground: boolean;
};

type MadeDemo = { demo?: ShownHome; proofs: (string | undefined)[] };

const require = createRequire(import.meta.url);

/** TypeScript is loaded on demand. */
function loadTypeChecker(): typeof import('../prove/check-types.ts') {
  return require('../prove/check-types.ts');
}

/**
 * The Vite plugin: provides the home page's components with their compiled output by the documented version of
 * StyleX, and the code that proves its reasons, as `virtual:demo`.
 */
export function viteDemo({ root, home, baseUrl, hasPlayground }: DemoOptions): Plugin {
  const tools = {
    tokenize: tokenizeCode,
    checkTypes: async (sources: readonly ProjectFile[]) => {
      const checker = loadTypeChecker().createSampleChecker(root);
      const [first] = sources;
      const [problems] = first ? await checker.check([{ files: sources, file: first.name }]) : [];
      await checker.close();
      return problems ?? [];
    },
  };
  let latestDemo: Promise<MadeDemo> | undefined;
  const fileOf = (name: string) => path.join(root, 'content', name);
  const read = (name: string) => {
    noteInput(fileOf(name));
    return {
      name: path.posix.basename(name),
      code: unifyLines(readFileSync(fileOf(name), 'utf8')),
    };
  };
  const make = async (): Promise<MadeDemo> => {
    const demo = home.demo.map(read);
    const proofs = home.sections.map(
      ({ proof }) => proof && { files: proof.files.map(read), shows: proof.shows },
    );
    if (demo.length === 0 && !proofs.some(Boolean)) return { proofs: proofs.map(() => undefined) };
    const cache = openToolCache(root, 'src/features/samples/bundle/vite-demo.ts');
    const input = { baseUrl, hasPlayground, demo, proofs };
    const cachedDemo = cache.find(input);
    if (cachedDemo) return JSON.parse(cachedDemo);
    const fresh: MadeDemo = {
      demo:
        demo.length > 0
          ? await showHome(demo, { tokenize: tokenizeCode, baseUrl, hasPlayground })
          : undefined,
      proofs: await Promise.all(
        proofs.map((proof) => proof && showProof(proof.files, proof.shows, tools)),
      ),
    };
    cache.store(input, JSON.stringify(fresh));
    return fresh;
  };
  return {
    name: 'site:demo',
    resolveId: { filter: { id: /^virtual:demo$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:demo$/ },
      async handler() {
        const proofs = home.sections.flatMap(({ proof }) => proof?.files ?? []);
        for (const file of [...home.demo, ...proofs]) this.addWatchFile(fileOf(file));
        latestDemo = make();
        const { demo, proofs: proven } = await latestDemo;
        return [
          `export const demo = ${JSON.stringify(demo)};`,
          `export const proofs = ${JSON.stringify(proven)};`,
        ].join('\n');
      },
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const answer = (demo: ShownHome | undefined) => {
          const { address, text } = demo?.sheet ?? {};
          if (!address || request.url !== baseUrl + address.slice(1)) return next();
          response.setHeader('content-type', 'text/css').end(text);
        };
        void (latestDemo ?? Promise.resolve(undefined)).then((all) => answer(all?.demo), next);
      });
    },
  };
}
