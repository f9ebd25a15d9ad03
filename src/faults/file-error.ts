import path from 'node:path';
import { getSystemErrorMap } from 'node:util';
import { type Fault, FaultError } from './fault.ts';

/** The system's error codes: what they mean, and what to do. */
const problems: Record<string, { message: string; hint: string }> = {
  ENOSPC: { message: 'there is no space left on the disk', hint: 'Free some space' },
  EDQUOT: { message: 'your disk quota is used up', hint: 'Free some space' },
  EACCES: { message: 'permission denied', hint: 'Let this user read and write it' },
  EPERM: { message: 'the system does not allow it', hint: 'Let this user read and write it' },
  EROFS: { message: 'the disk is read-only', hint: 'Mount it so that it can be written' },
  EBUSY: { message: 'it is in use (a mounted folder?)', hint: 'Free it' },
  ENOTDIR: { message: 'expected a folder, found a file', hint: 'Move it away' },
  EEXIST: { message: 'expected a folder, found a file', hint: 'Move it away' },
  EISDIR: { message: 'expected a file, found a folder', hint: 'Move it away' },
  EMFILE: { message: 'too many files are open', hint: 'Raise the limit (ulimit -n)' },
};

/**
 * Explains an error of the file system, such as a full disk.
 * @param root the project's root, which paths are relative to
 * @param isBuild whether a build failed, which leaves the previous site unchanged
 * @returns undefined for any other error
 */
export function explainFileError(
  root: string,
  error: unknown,
  isBuild = true,
): FaultError | undefined {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) return;
  const { code } = error;
  const source = 'path' in error ? error.path : undefined;
  const target = 'dest' in error ? error.dest : undefined;
  // Of two files the error is about the second, unless the first can't be read.
  const unread = code === 'EACCES' && 'syscall' in error && error.syscall === 'copyfile';
  const file = unread ? source : (target ?? source);
  return explainCode(root, code, typeof file === 'string' ? file : root, isBuild);
}

/**
 * The same for the output of a process that failed.
 * @param log its output
 */
export function explainFileLog(root: string, log: string): FaultError | undefined {
  const [, code = '', file] =
    /\b(ENOSPC|EDQUOT|EACCES|EPERM|EROFS|EMFILE): [^\n']*(?:'([^'\n]+)')?/.exec(log) ?? [];
  if (code) return explainCode(root, code, file ?? root);
  // The bundler isn't a Node.js program and prints the system's error numbers.
  const [, name = root, number = ''] =
    /Failed to write file in (\S+)\s+Caused by:[^(]*\(os error (\d+)\)/.exec(log) ?? [];
  return explainCode(root, getSystemErrorMap().get(-Number(number))?.[0] ?? '', name);
}

function explainCode(
  root: string,
  code: string,
  file: string,
  isBuild = true,
): FaultError | undefined {
  const problem = problems[code];
  if (!problem) return undefined;
  const name = path.relative(root, path.resolve(root, file));
  const outcome = isBuild ? '; the previous site is unchanged' : '';
  const fault: Fault = {
    file: name.startsWith('..') ? file : name.split(path.sep).join('/') || root,
    message: `${problem.message} (${code})`,
    hint: `${problem.hint}, and run the command again${outcome}.`,
  };
  return new FaultError([fault]);
}
