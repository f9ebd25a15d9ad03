import type { ConsoleLine } from '../protocol/compiler.ts';
import { describeValue } from './describe-value.ts';
import { notifyError, queueLine } from './notify-page.ts';

const levels: Record<string, ConsoleLine['level']> = {
  debug: 'debug',
  log: 'log',
  info: 'info',
  warn: 'warn',
  error: 'error',
  trace: 'log',
  dir: 'log',
  table: 'log',
};

/** The maximum number of arguments reported for a call. */
const maxParts = 20;

/** Reports console calls of the visitor's code to the page, which shows them. */
export function watchConsole(): void {
  for (const [name, level] of Object.entries(levels)) {
    Reflect.set(console, name, (...parts: unknown[]) => {
      const told = parts.slice(0, maxParts).map((part) => describeValue(part));
      queueLine(level, told.join(' '), new Error().stack);
    });
  }
  addEventListener('error', ({ error, message, filename, lineno }) => {
    notifyError(error ?? message, error?.stack ?? `${filename}:${lineno}`);
  });
  addEventListener('unhandledrejection', ({ reason }) => notifyError(reason));
}
