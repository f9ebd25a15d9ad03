import { once } from 'node:events';
import path from 'node:path';
import { runFollower } from './run-waku.ts';

/**
 * The first import of `waku.config.ts`, before anything that may be invalid in a project: makes `waku build` run
 * the whole build. By itself, `waku build` would only create the bundle, without pages or checks, and write it
 * through the link `dist/public`.
 */
if (process.argv[2] === 'build' && !process.env.SITE_BUNDLE) {
  const root = process.cwd();
  // With the project's own Node.js, like npm.
  const search = [path.join(root, 'node_modules/.bin'), process.env.PATH].join(path.delimiter);
  const child = runFollower('node', root, ['src/commands/build.ts'], 'inherit', { PATH: search });
  const [code] = await once(child, 'close');
  process.exit(code ?? 1);
}
