import type { PluginsPart } from '../../publish/bundle/plugins-part.ts';
import { playgroundData } from './bundle/playground-data.ts';
import { viteFirstProject } from './bundle/vite-first-project.ts';
import { vitePlayground } from './bundle/vite-playground.ts';

export const plugins: PluginsPart = ({ root, site: { baseUrl } }) => [
  vitePlayground({ root, baseUrl, plugins: [playgroundData(root)] }),
  viteFirstProject(root),
];
