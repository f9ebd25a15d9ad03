// First: where somebody asks for `waku build`, this goes no further.
import './src/waku/node/build-whole-site.ts';
import { createRequire } from 'node:module';
import { site } from './src/config/site.ts';

type ConfigMaker = typeof import('./plugins.config.ts');

/** Required: what is imported here is put through Vite file by file, at each start. */
const { createConfig }: ConfigMaker = createRequire(import.meta.url)('./plugins.config.ts');

export default createConfig(process.cwd(), site);
