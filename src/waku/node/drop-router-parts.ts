import type { Plugin } from 'vite';

/** A stretch of code, which stands in its file once, from its first words up to those after it. */
type Stretch = {
  from: string;
  /** Not left out itself. */
  to: string;
  /** What takes the place of the stretch. */
  by?: string;
};

/** What pages never use, by the end of the file's name. */
export const unused: Readonly<Record<string, readonly Stretch[]>> = {
  'waku/dist/minimal/client.js': [
    // Calls to a server, which these pages have none of.
    { from: 'callServer: (funcId, args)=>', to: 'debugChannel,' },
    // Elements that are shown before their page is there.
    { from: 'if (swr) {', to: '// the overlay lands only' },
  ],
  'waku/dist/router/client-utils/navigation.js': [
    { from: '// an action a descendant starts', to: 'useEffect(()=>{\n        const callback = ' },
    { from: 'const startInstantPaint =', to: 'const mergeElements =' },
    { from: ' && !canPaintInstantOverlay(', to: ') {\n            const schedule' },
    { from: 'startInstantPaint,\n', to: '        mergeElements,' },
    { from: 'options.instant ? ', to: ';\n        const outcome = ', by: 'undefined' },
  ],
  'waku/dist/router/client.js': [
    // `islands/prefetch-links` fetches pages ahead.
    { from: 'const prefetch = useCallback(', to: 'return {\n        ...route,' },
    { from: 'forward,\n        prefetch\n', to: '    };\n}', by: 'forward\n' },
  ],
};

/**
 * The Vite plugin: leaves out what the framework's router has for other sites, of the first code of
 * every page.
 */
export function dropRouterParts(): Plugin {
  return {
    name: 'site:drop-router-parts',
    transform: {
      filter: { id: /^\/.*\/waku\/dist\/(?:minimal|router)\/[\w/-]+\.js$/ },
      handler: (code, id) => {
        const file = Object.keys(unused).find((end) => id.endsWith(end));
        return file && leaveOutUnused(file, code);
      },
    },
  };
}

/** @throws where the file's code is none that is known */
export function leaveOutUnused(file: string, code: string): string {
  return (unused[file] ?? []).reduce((left, { from, to, by = '' }) => {
    const [before, after, more] = left.split(from);
    const end = after?.indexOf(to) ?? -1;
    if (before === undefined || after === undefined || more !== undefined || end < 0) {
      throw new Error(`${file} has changed: expected "${from}" once`);
    }
    return before + by + after.slice(end);
  }, code);
}
