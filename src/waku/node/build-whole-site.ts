import path from 'node:path';
import { runFollower } from './run-follower.ts';

/**
 * The first import of `waku.config.ts`, before anything that may be wrong in a project: whoever
 * asks for `waku build` gets the whole build. By itself that makes the bundle alone, without a
 * page and unchecked, and writes it through the link that `dist/public` is.
 */
if (process.argv[2] === 'build' && !process.env.SITE_ENGINE) {
  const root = process.cwd();
  // With the project's own Node, as npm runs it.
  const search = [path.join(root, 'node_modules/.bin'), process.env.PATH].join(path.delimiter);
  const build = path.join(root, 'src/commands/build.ts');
  const child = runFollower('node', root, [build], 'inherit', { PATH: search });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  process.exit(code ?? 1);
}
