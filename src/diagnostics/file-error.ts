import path from 'node:path';
import { getSystemErrorMap } from 'node:util';
import { type Diagnostic, DiagnosticError } from './diagnostic.ts';

/** The system's error codes that a user of a command can do something about. */
const codes = new Set(
  'ENOSPC EDQUOT EFBIG EACCES EPERM EROFS EBUSY ENOTDIR EEXIST EISDIR EMFILE'.split(' '),
);

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
): DiagnosticError | undefined {
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
export function explainFileLog(root: string, log: string): DiagnosticError | undefined {
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
): DiagnosticError | undefined {
  if (!codes.has(code)) return undefined;
  const [, [, meaning = ''] = []] =
    [...getSystemErrorMap()].find(([, [name]]) => name === code) ?? [];
  const name = path.relative(root, path.resolve(root, file));
  const outcome = isBuild ? '; the previous site is unchanged' : '';
  const diagnostic: Diagnostic = {
    file: name.startsWith('..') ? file : name.split(path.sep).join('/') || root,
    message: `${meaning} (${code})`,
    hint: `Solve that, and run the command again${outcome}.`,
  };
  return new DiagnosticError([diagnostic]);
}
