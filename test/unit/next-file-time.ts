import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Waits until a change of a file gets another time: the clock of file systems has steps of up to 10 ms on many systems. */
export function nextFileTime(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'file-time-'));
  const file = path.join(folder, 'tick');
  const read = () => {
    writeFileSync(file, '');
    return statSync(file).ctimeMs;
  };
  const first = read();
  while (read() === first);
  rmSync(folder, { recursive: true });
}
