import type { PluginsPart } from '../../engine/plugins-part.ts';
import { viteReleases } from './bundle/vite-releases.ts';

export const plugins: PluginsPart = ({ root }) => [viteReleases(root)];
