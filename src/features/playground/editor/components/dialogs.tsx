import { useAtom, useAtomValue } from 'jotai';
import {
  lazy,
  type ReactNode,
  type SubmitEvent,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { checkFileName, proposeFileName } from '../file-names.ts';
import { activeAtom, dialogAtom, filesAtom } from '../state.ts';
import { type Command, shortcutOf } from './commands.ts';
import { usePlayground } from './context.ts';
import { IconButton } from './controls.tsx';

/** Loaded with the examples before its dialog opens. */
const ExamplesMenu = lazy(() => import('./examples-menu.tsx'));

/** The open dialog, if any. */
export function Dialogs({ commands }: { commands: readonly Command[] }) {
  const name = useAtomValue(activeAtom);
  const dialog = useAtomValue(dialogAtom);
  switch (dialog) {
    case 'examples':
      return (
        <Dialog heading="Examples">
          <Suspense>
            <ExamplesMenu />
          </Suspense>
        </Dialog>
      );
    case 'keys':
      return (
        <Dialog heading="Keyboard shortcuts">
          <Keys commands={commands} />
        </Dialog>
      );
    case 'add':
      return (
        <Dialog heading="Add a file">
          <NameForm />
        </Dialog>
      );
    case 'rename':
      return (
        <Dialog heading={`Rename ${name}`}>
          <NameForm before={name} />
        </Dialog>
      );
    case 'link':
      return (
        <Dialog heading="Copy link">
          <p>This browser blocks copying. Copy the link here:</p>
          <LinkField />
        </Dialog>
      );
    default:
      return null;
  }
}

/** A dialog with a heading; Escape, its button and a press outside close it. */
function Dialog({ heading, children }: { heading: string; children: ReactNode }) {
  const [, setDialog] = useAtom(dialogAtom);
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the effects of its content, which move the focus.
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it
    <dialog
      ref={dialog}
      aria-labelledby="dialog-title"
      onClick={({ target, currentTarget }) => target === currentTarget && close()}
      onClose={() => setDialog(undefined)}
    >
      <div className="dialog-box">
        <div className="dialog-head">
          <h2 id="dialog-title">{heading}</h2>
          <IconButton label="Close" onClick={close} />
        </div>
        {children}
      </div>
    </dialog>
  );
}

function LinkField() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  return <input ref={field} readOnly aria-label="Link" value={location.href} />;
}

/**
 * Asks for the name of a file until it is valid.
 * @param before the file's current name; without it, a file is added
 */
function NameForm({ before }: { before?: string }) {
  const { editor } = usePlayground();
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
    if (before !== undefined) return editor()?.rename(before, name);
    editor()?.add(name, beginningOf(name));
    editor()?.focus();
  };
  return (
    <form method="dialog" onSubmit={submit}>
      <label htmlFor="file-name">File name</label>
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
        {before === undefined ? 'Add' : 'Rename'}
      </button>
    </form>
  );
}

function beginningOf(name: string): string {
  return name.includes('.stylex.')
    ? "import * as stylex from '@stylexjs/stylex';\n\nexport const tokens = stylex.defineVars({\n  accent: 'rebeccapurple',\n});\n"
    : "import * as stylex from '@stylexjs/stylex';\n";
}

/** The keys of individual parts. */
const others: readonly [keys: string, label: string][] = [
  ['F2', 'Rename the file, on its tab'],
  ['Delete', 'Delete the file, on its tab'],
  ['Ctrl+Space', 'Complete, in the code'],
  ['Escape, then Tab', 'Leave the code'],
  ['Arrows, Home, End', 'Move a divider or switch tabs'],
  ['?', 'Show this list, outside the code'],
];

function Keys({ commands }: { commands: readonly Command[] }) {
  const rows = [
    ...commands.map(({ letter, label }) => [shortcutOf(letter), label] as const),
    ...others,
  ];
  return (
    <table className="keys">
      <tbody>
        {rows.map(([keys, label]) => (
          <tr key={keys}>
            <th scope="row">
              <kbd>{keys}</kbd>
            </th>
            <td>{label}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
