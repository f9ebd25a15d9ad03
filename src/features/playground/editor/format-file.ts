import { loadTimeoutMs } from '../../../boot/missing-script.ts';
import type { Compiler } from '../protocol/compiler.ts';
import type { CodeEditor } from './code-editor.ts';
import { withLateScript } from './late-script.ts';
import type { Notices } from './notices.ts';

type FormatOptions = { editor: CodeEditor; parse: Compiler['parse']; notices: Notices };

/** Formats the current file, in one undo step. The formatter is loaded on demand. */
export function formatFile({ editor, parse, notices }: FormatOptions): Promise<void> {
  const name = editor.active();
  const { code, cursor } = editor.read();
  const say = (text: string) => {
    notices.say('format', `${name} was not formatted. ${text}`);
  };
  const use = async ({ formatCode }: typeof import('./format-code.ts')) => {
    const timer = setTimeout(
      () => notices.say('format', `${name} will be formatted when the compiler has loaded.`),
      loadTimeoutMs,
    );
    const parsed = await parse({ name, code }).catch(() => undefined);
    clearTimeout(timer);
    notices.end('format');
    if (!parsed) {
      return say(
        'Worker' in globalThis
          ? 'The compiler is not responding. Try again later.'
          : 'This browser does not support workers.',
      );
    }
    if ('problem' in parsed) return say(`Line ${parsed.problem.line}: ${parsed.problem.message}`);
    try {
      editor.rewrite(code, await formatCode(code, parsed.tree, cursor));
    } catch (error) {
      say(String(error));
    }
  };
  notices.end('format');
  return withLateScript(
    { name: 'The formatter', load: () => import('./format-code.ts'), use },
    notices,
  );
}
