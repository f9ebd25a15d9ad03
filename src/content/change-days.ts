import { execFileSync } from 'node:child_process';

/**
 * Creates a function that returns the day of a file's last change from git: undefined for files that aren't
 * committed, and for all files without a repository or with a shallow one, whose days would be wrong.
 * @returns the function; the history is read once, on first use
 */
export function createChangeDays(root: string): (file: string) => string | undefined {
  let times: ReadonlyMap<string, string> | undefined;
  return (file) => {
    times ??= readChangeTimes(root);
    return times.get(file)?.slice(0, 10);
  };
}

/** The times of the last changes of all files in `content/`, in UTC, from git; of none without its whole history. */
export function readChangeTimes(root: string): ReadonlyMap<string, string> {
  const times = new Map<string, string>();
  try {
    if (askGit(root, ['rev-parse', '--is-shallow-repository']).trim() !== 'false') return times;
    const history = askGit(root, ['log', '--format=//%ct', '--name-only', '--relative', 'content']);
    let time = '';
    for (const line of history.split('\n')) {
      // The newest commit comes first; in UTC a day is the same everywhere.
      if (line.startsWith('//')) time = new Date(Number(line.slice(2)) * 1000).toISOString();
      else if (line !== '' && !times.has(line)) times.set(line, time);
    }
  } catch {
    // There is no repository, or no git.
  }
  return times;
}

function askGit(root: string, args: readonly string[]): string {
  return execFileSync('git', ['-c', 'core.quotePath=false', '-C', root, ...args], {
    encoding: 'utf8',
    maxBuffer: 1e9,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}
