import { makeElement, makeIconButton } from './make-element.ts';

/** Opens a dialog with a heading; Escape, its button and a press outside close it. */
export function openDialog(
  root: ShadowRoot,
  heading: string,
  ...content: Node[]
): HTMLDialogElement {
  const title = makeElement('h2', { id: 'dialog-title' }, heading);
  const close = makeIconButton('Close', 'close', () => dialog.close());
  const box = makeElement(
    'div',
    { class: 'dialog-box' },
    makeElement('div', { class: 'dialog-head' }, title, close),
    ...content,
  );
  const dialog = makeElement('dialog', { 'aria-labelledby': 'dialog-title' }, box);
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  root.append(dialog);
  dialog.showModal();
  return dialog;
}
