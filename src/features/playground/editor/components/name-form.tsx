import { useAtomValue } from 'jotai';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { textFor } from '../../../../texts/text.ts';
import { checkFileName, proposeFileName } from '../file-names.ts';
import { filesAtom } from '../state.ts';
import { usePlayground } from './context.ts';

/**
 * Asks for the name of a file until it is valid.
 * @param before the file's current name; without it, a file is added
 */
export function NameForm({ before }: { before?: string }) {
  const { withEditor } = usePlayground();
  const others = useAtomValue(filesAtom)
    .map(({ name }) => name)
    .filter((name) => name !== before);
  const [problem, setProblem] = useState<string>();
  const [proposed] = useState(() => before ?? proposeFileName(others));
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.setSelectionRange(0, input.current.value.indexOf('.'));
  }, []);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = input.current?.value.trim() ?? '';
    const wrong = checkFileName(name, others);
    setProblem(wrong);
    if (wrong) return input.current?.focus();
    event.currentTarget.closest('dialog')?.close();
    withEditor((editor) => {
      if (before !== undefined) return editor.rename(before, name);
      editor.add(name, beginningOf(name));
      editor.focus();
    });
  };
  return (
    <form method="dialog" onSubmit={submit}>
      <label htmlFor="file-name">{textFor('playground.fileName')}</label>
      <input
        ref={input}
        id="file-name"
        autoComplete="off"
        spellCheck="false"
        autoCapitalize="off"
        aria-describedby="file-name-problem"
        aria-invalid={problem ? true : undefined}
        defaultValue={proposed}
      />
      <p id="file-name-problem" className="problem" role="alert">
        {problem}
      </p>
      <button type="submit" className="main">
        {before === undefined ? textFor('playground.add') : textFor('playground.rename')}
      </button>
    </form>
  );
}

function beginningOf(name: string): string {
  return name.includes('.stylex.')
    ? "import * as stylex from '@stylexjs/stylex';\n\nexport const tokens = stylex.defineVars({\n  accent: 'rebeccapurple',\n});\n"
    : "import * as stylex from '@stylexjs/stylex';\n";
}
