import type { Plugin } from 'vite';

/** A range of code that occurs once in its file, from its first words up to those after it. */
type Stretch = {
  from: string;
  /** Not removed itself. */
  to: string;
  /** The replacement of the range. */
  by?: string;
};

/** The code that pages never use, by the end of the file's name. */
export const unused: Readonly<Record<string, readonly Stretch[]>> = {
  'waku/dist/minimal/client.js': [
    // Calls to a server, which these pages don't have.
    { from: 'callServer: (funcId, args)=>', to: 'debugChannel,' },
    // Content shown before a page has arrived.
    { from: 'if (swr) {', to: '// the overlay lands only' },
    // `config/head-tags` has the viewport, which a page's author may replace.
    { from: '/*#__PURE__*/ _jsx("meta", {\n        name: "viewport",', to: '];' },
  ],
  'waku/dist/router/client-utils/navigation.js': [
    { from: '// an action a descendant starts', to: 'useEffect(()=>{\n        const callback = ' },
    { from: 'const startInstantPaint =', to: 'const mergeElements =' },
    { from: ' && !canPaintInstantOverlay(', to: ') {\n            const schedule' },
    { from: 'startInstantPaint,\n', to: '        mergeElements,' },
    { from: 'options.instant ? ', to: ';\n        const outcome = ', by: 'undefined' },
  ],
  'waku/dist/router/client.js': [
    // `islands/prefetch-links` prefetches pages.
    { from: 'const prefetch = useCallback(', to: 'return {\n        ...route,' },
    { from: 'forward,\n        prefetch\n', to: '    };\n}', by: 'forward\n' },
  ],
  'cjs/react-server-dom-webpack-client.browser.production.js': [
    {
      // Writing the arguments of calls to a server: 2.5% of the first code of every page.
      from: 'processReply(\n      value,',
      to: '\n',
      by: 'reject(\n      Error("These pages have no server to call."),',
    },
  ],
};

/**
 * The Vite plugin: removes the code of the framework's router and renderer that this site doesn't use, because both are
 * in the first code of every page.
 */
export function dropUnusedCode(): Plugin {
  return {
    name: 'site:drop-unused-code',
    transform: {
      filter: {
        id: /^\/.*\/(?:waku\/dist\/(?:minimal|router)\/[\w/-]+|cjs\/react-server-dom-webpack-client\.[\w.]+)\.js$/,
      },
      handler: (code, id) => {
        const file = Object.keys(unused).find((end) => id.endsWith(end));
        return file && leaveOutUnused(file, code);
      },
    },
  };
}

/** @throws if the file's code is unknown */
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
