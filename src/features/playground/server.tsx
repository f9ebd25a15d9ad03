import { withBase } from '../../config/base-path.ts';
import type { ServerPart } from '../../outputs/server-part.ts';
import { getPlayground } from './page/playground.ts';
import { buildCompilerPage, buildPreviewPage } from './page/playground-frames.ts';

export const server: ServerPart = {
  feature: 'playground',
  View: async () => {
    // Imported on demand, because its style sheet belongs to its page.
    const { PlaygroundView } = await import('./components/playground-view.tsx');
    return <PlaygroundView playground={await getPlayground()} />;
  },
  // Imported on demand, because the development server bundles a script when it is imported.
  makeFile: async (kind) => {
    const [build, { frame }] =
      kind === 'compiler'
        ? ([buildCompilerPage, await import('virtual:compiler-frame')] as const)
        : ([buildPreviewPage, await import('virtual:preview-frame')] as const);
    return build(frame, withBase('/playground/'));
  },
  ownPolicies: ['preview', 'compiler'],
};
