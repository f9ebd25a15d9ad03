import type { Plugin } from 'vite';
import type { BundledSite } from '../../config/bundled-site.ts';

export type PluginsContext = {
  root: string;
  /** The configuration that the server or the build was started with. */
  site: BundledSite;
  /** The current configuration, in dev. */
  currentSite: () => BundledSite;
};

/** The plugins that a feature adds to the bundler: the constant `plugins` of its `plugins.ts`. */
export type PluginsPart = (context: PluginsContext) => Plugin[];
