import { compilerFrame } from 'virtual:compiler-frame';
import { playgroundFiles } from 'virtual:playground';
import { previewFiles, previewUrls } from 'virtual:preview';
import type { ServerPart } from '../../outputs/server-part.ts';
import { withBase } from '../../site/base-path.ts';
import { getPlayground } from './page/playground.ts';
import { buildCompilerPage, buildPreviewPage } from './page/playground-frames.ts';

export const server: ServerPart = {
  feature: 'playground',
  View: async () => {
    // Imported on demand, because its style sheet belongs to its page.
    const { PlaygroundView } = await import('./components/playground-view.tsx');
    return <PlaygroundView playground={await getPlayground()} />;
  },
  makeFile: (kind) =>
    kind === 'compiler'
      ? buildCompilerPage(compilerFrame, withBase('/playground/'))
      : buildPreviewPage(previewUrls.preview, withBase('/playground/')),
  ownPolicies: ['preview', 'compiler'],
  writeFiles: async (host) => {
    for (const { name, code } of [...playgroundFiles, ...previewFiles])
      host.write(`/${name}`, code);
  },
};
