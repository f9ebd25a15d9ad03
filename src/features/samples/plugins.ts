import type { PluginsPart } from '../../engine/plugins-part.ts';
import { viteDemo } from './bundle/vite-demo.ts';

export const plugins: PluginsPart = ({ root, site: { home, baseUrl }, isKept }) => [
  viteDemo({ root, home, baseUrl, isKept }),
];
