import { execFileSync } from 'node:child_process';

/**
 * When files of a project were last changed, as its repository tells: nothing of a file that is not
 * committed, nor where there is no repository or not all of its history, which would tell wrong days.
 * @returns the day of a file, which may be asked for many: the history is read once, when it is needed
 */
export function createChangeDays(root: string): (file: string) => string | undefined {
  let days: Map<string, string> | undefined;
  return (file) => {
    days ??= readDays(root);
    return days.get(file);
  };
}

function readDays(root: string): Map<string, string> {
  const days = new Map<string, string>();
  try {
    if (askGit(root, ['rev-parse', '--is-shallow-repository']).trim() !== 'false') return days;
    const history = askGit(root, ['log', '--format=//%ct', '--name-only', '--relative', 'content']);
    let day = '';
    for (const line of history.split('\n')) {
      // The newest commit comes first; a day is the same in every time zone.
      if (line.startsWith('//')) day = new Date(Number(line.slice(2)) * 1000).toISOString();
      else if (line !== '' && !days.has(line)) days.set(line, day.slice(0, 10));
    }
  } catch {
    // No repository, or no git.
  }
  return days;
}

function askGit(root: string, args: readonly string[]): string {
  return execFileSync('git', ['-c', 'core.quotePath=false', '-C', root, ...args], {
    encoding: 'utf8',
    maxBuffer: 1e9,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}
