import { useAtomValue, useSetAtom } from 'jotai';
import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { textFor } from '../../../../texts/text.ts';
import { activeAtom, dialogAtom } from '../state.ts';
import { type Command, shortcutOf } from './commands.ts';
import { IconButton } from './controls.tsx';
import { NameForm } from './name-form.tsx';

/** Loaded with the examples before its dialog opens. */
const ExamplesMenu = lazy(() => import('./examples-menu.tsx'));

/** The open dialog, if any. */
export function Dialogs({ commands }: { commands: readonly Command[] }) {
  const name = useAtomValue(activeAtom);
  const dialog = useAtomValue(dialogAtom);
  switch (dialog) {
    case 'examples':
      return (
        <Dialog heading={textFor('playground.examples')}>
          <Suspense>
            <ExamplesMenu />
          </Suspense>
        </Dialog>
      );
    case 'keys':
      return (
        <Dialog heading={textFor('playground.keys')}>
          <Keys commands={commands} />
        </Dialog>
      );
    case 'add':
      return (
        <Dialog heading={textFor('playground.addHeading')}>
          <NameForm />
        </Dialog>
      );
    case 'rename':
      return (
        <Dialog heading={textFor('playground.renameHeading', { name })}>
          <NameForm before={name} />
        </Dialog>
      );
    case 'link':
      return (
        <Dialog heading={textFor('playground.copyLink')}>
          <p>{textFor('playground.copyBlocked')}</p>
          <LinkField />
        </Dialog>
      );
    default:
      return null;
  }
}

/** A dialog with a heading; Escape, its button and a press outside close it. */
function Dialog({ heading, children }: { heading: string; children: ReactNode }) {
  const setDialog = useSetAtom(dialogAtom);
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
          <IconButton label={textFor('playground.close')} onClick={close} />
        </div>
        {children}
      </div>
    </dialog>
  );
}

function LinkField() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <input ref={field} readOnly aria-label={textFor('playground.link')} value={location.href} />
  );
}

/** The keys of some elements. */
const keysOfElements: readonly [keys: string, label: string][] = [
  ['F2', textFor('playground.keys.renameTab')],
  ['Delete', textFor('playground.keys.deleteTab')],
  ['Ctrl+Space', textFor('playground.keys.autocomplete')],
  [textFor('playground.keys.escapeTab'), textFor('playground.keys.leave')],
  [textFor('playground.keys.arrows'), textFor('playground.keys.moveDivider')],
  ['?', textFor('playground.keys.keysOutside')],
];

function Keys({ commands }: { commands: readonly Command[] }) {
  const rows = [
    ...commands.map(({ letter, label }) => [shortcutOf(letter), label] as const),
    ...keysOfElements,
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
