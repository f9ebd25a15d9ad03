import type { PluginsPart } from '../../engine/plugins-part.ts';
import { viteSearch } from './bundle/vite-search.ts';

export const plugins: PluginsPart = ({ root, currentSite }) => [viteSearch(root, currentSite)];
