import type { ConsoleLine } from '../protocol/compiler.ts';
import { describeCall } from './describe-call.ts';
import { notifyError, queueLine } from './notify-page.ts';

const levels: Record<string, ConsoleLine['level']> = {
  debug: 'debug',
  log: 'log',
  info: 'info',
  warn: 'warn',
  error: 'error',
  trace: 'log',
  dir: 'log',
  dirxml: 'log',
  table: 'log',
};

/** The maximum depth of groups that are indented. */
const maxDepth = 8;

/** The open groups of the console, and how often each label was counted. */
let depth = 0;
const counts = new Map<string, number>();

/** Reports console calls of the visitor's code to the page, which shows them. */
export function watchConsole(): void {
  for (const [name, level] of Object.entries(levels)) {
    replace(name, (...values) => report(level, describeCall(values)));
  }
  for (const name of ['group', 'groupCollapsed']) {
    replace(name, (...values) => {
      report('log', values.length > 0 ? describeCall(values) : 'Group');
      depth += 1;
    });
  }
  replace('groupEnd', () => {
    depth = Math.max(0, depth - 1);
  });
  replace('assert', (condition, ...values) => {
    if (!condition) report('error', `Assertion failed: ${describeCall(values)}`);
  });
  replace('count', (label = 'default') => {
    const name = String(label);
    counts.set(name, (counts.get(name) ?? 0) + 1);
    report('log', `${name}: ${counts.get(name)}`);
  });
  replace('countReset', (label = 'default') => counts.delete(String(label)));
  addEventListener('error', ({ error, message, filename, lineno }) => {
    notifyError(error ?? message, error?.stack ?? `${filename}:${lineno}`);
  });
  addEventListener('unhandledrejection', ({ reason }) => notifyError(reason));
}

/** Forgets groups and counts of the previous project. */
export function resetConsole(): void {
  depth = 0;
  counts.clear();
}

function replace(name: string, call: (...values: unknown[]) => void): void {
  Reflect.set(console, name, call);
}

function report(level: ConsoleLine['level'], text: string): void {
  const indent = '  '.repeat(Math.min(depth, maxDepth));
  const indented = text.split('\n').map((line) => indent + line);
  queueLine(level, indented.join('\n'), new Error().stack);
}
