import type { Plugin } from 'vite';
import type { BundledSite } from '../site/bundled-site.ts';

export type PluginsContext = {
  root: string;
  /** The configuration that the server or the build is set up with. */
  site: BundledSite;
  /** The configuration as it is now, in dev. */
  now: () => BundledSite;
  /** Whether the next process finds on disk what this one made. */
  isKept: boolean;
};

/** What a feature adds to the bundler: the constant `plugins` of its `plugins.ts`. */
export type PluginsPart = (context: PluginsContext) => Plugin[];
