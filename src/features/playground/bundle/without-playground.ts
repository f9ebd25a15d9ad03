import type { Plugin } from 'vite';

const modules: Readonly<Record<string, string>> = {
  'virtual:playground': 'export const playgroundUrls = {}; export const playgroundFiles = [];',
  'virtual:preview': 'export const previewUrls = {}; export const previewFiles = [];',
  'virtual:compiler-frame': "export const compilerFrame = { code: '', hash: '' };",
  'virtual:first-project': 'export const firstProject = undefined;',
};

/** The Vite plugin of a site without a playground: nothing of it is bundled. */
export function withoutPlayground(): Plugin {
  return {
    name: 'site:without-playground',
    resolveId: (id) => (Object.hasOwn(modules, id) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0') ? modules[id.slice(1)] : undefined),
  };
}
