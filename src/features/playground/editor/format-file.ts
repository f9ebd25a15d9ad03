import { loadTimeoutMs } from '../../../boot/missing-script.ts';
import { textFor } from '../../../texts/text.ts';
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
    notices.say('format', textFor('playground.format.failed', { name, reason: text }));
  };
  const use = async ({ formatCode }: typeof import('./format-code.ts')) => {
    const timer = setTimeout(
      () => notices.say('format', textFor('playground.format.late', { name })),
      loadTimeoutMs,
    );
    const parsed = await parse({ name, code }).catch(() => undefined);
    clearTimeout(timer);
    notices.end('format');
    if (!parsed) {
      return say(
        'Worker' in globalThis
          ? textFor('playground.format.noAnswer')
          : textFor('playground.noWorkers'),
      );
    }
    if ('problem' in parsed)
      return say(
        textFor('playground.format.problem', {
          line: parsed.problem.line,
          message: parsed.problem.message,
        }),
      );
    try {
      editor.rewrite(code, await formatCode(code, parsed.tree, cursor));
    } catch (error) {
      say(String(error));
    }
  };
  notices.end('format');
  return withLateScript(
    { name: textFor('playground.script.formatter'), load: () => import('./format-code.ts'), use },
    notices,
  );
}
