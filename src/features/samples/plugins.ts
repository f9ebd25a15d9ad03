import type { PluginsPart } from '../../publish/bundle/plugins-part.ts';
import { viteDemo } from './bundle/vite-demo.ts';

export const plugins: PluginsPart = ({ root, site }) => [
  viteDemo({
    root,
    home: site.home,
    baseUrl: site.baseUrl,
    hasPlayground: Boolean(site.playground),
  }),
];
