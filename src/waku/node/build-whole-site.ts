import { once } from 'node:events';
import path from 'node:path';
import { runFollower } from './run-waku.ts';

/**
 * The first import of `waku.config.ts`, before anything that may be wrong in a project: whoever
 * asks for `waku build` gets the whole build. By itself that makes the bundle alone, without a
 * page and unchecked, and writes it through the link that `dist/public` is.
 */
if (process.argv[2] === 'build' && !process.env.SITE_ENGINE) {
  const root = process.cwd();
  // With the project's own Node, as npm runs it.
  const search = [path.join(root, 'node_modules/.bin'), process.env.PATH].join(path.delimiter);
  const child = runFollower('node', root, ['src/commands/build.ts'], 'inherit', { PATH: search });
  const [code] = await once(child, 'close');
  process.exit(code ?? 1);
}
