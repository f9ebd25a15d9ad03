import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Diagnostic, DiagnosticError } from '../../diagnostics/diagnostic.ts';

/** A package in a file of `licenses/`. */
export type SuppliedLicense = {
  file: string;
  name: string;
  version: string;
  text: string;
  /** The packages that are bundled into the package's own files. */
  holds: readonly string[];
};

/** The license texts that packages lack; those of the project's own packages are in `texts`. */
export const licensesFolder = 'licenses';
const ownFolder = path.join(import.meta.dirname, 'texts');

const line = /^((?:@[\w.-]+\/)?[\w.-]+)@([\w.+-]+)(?: with (.+))?$/;

/** @throws DiagnosticError for lines without a package, and files without a text */
export function readSuppliedLicenses(root: string): SuppliedLicense[] {
  const diagnostics: Diagnostic[] = [];
  const files = [path.join(root, licensesFolder), ownFolder].flatMap((folder) =>
    (existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort() : [])
      .filter((name) => name.endsWith('.txt'))
      .map((name) => path.join(folder, name)),
  );
  const supplied = files.flatMap((full): SuppliedLicense[] => {
    const file = path.relative(root, full).split(path.sep).join('/');
    const whole = readFileSync(full, 'utf8').replaceAll('\r\n', '\n');
    const [head = '', ...rest] = whole.split(/\n\s*\n/);
    const text = rest.join('\n\n').trim();
    if (text === '')
      diagnostics.push({ file, message: 'has no license text after an empty line', hint });
    return head.split('\n').flatMap((entry, at) => {
      const [, name, version, holds = ''] = line.exec(entry.trim()) ?? [];
      if (name && version)
        return [{ file, name, version, text, holds: holds.split(/, */).filter(Boolean) }];
      diagnostics.push({
        file,
        line: at + 1,
        message: `"${entry}" does not name a package and its version`,
        hint,
      });
      return [];
    });
  });
  if (diagnostics.length > 0) throw new DiagnosticError(diagnostics);
  return supplied;
}

const hint = 'Write name@version, one package per line, then an empty line and the text.';
