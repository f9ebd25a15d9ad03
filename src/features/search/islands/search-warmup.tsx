import { DocSearchModal } from '@docsearch/react/modal';
import { type ComponentProps, startTransition, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { searchCached, warmupId } from '../client/modal-client.ts';

/** Three rounds: engines optimize code that runs repeatedly. */
const typed = ['s', '', 's', '', 's', ''];

/** Once per page load is enough. */
let hasStarted = false;

/**
 * Runs the code of the first key before it is pressed: a second modal, outside of the document, in
 * which letters are typed while the page is idle. Stops as soon as the visitor types.
 */
export function SearchWarmup(props: ComponentProps<typeof DocSearchModal>) {
  const [stage, setStage] = useState<HTMLElement>();
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    // DocSearch mixes up the answers of two modals that search at once.
    for (const type of ['keydown', 'input'])
      window.addEventListener(type, () => end.abort(), { capture: true, signal });
    const show = (element: HTMLElement) => startTransition(() => setStage(element));
    typeUnseen(show, signal).catch(() => {});
    return () => end.abort();
  }, []);
  if (!stage) return null;
  return createPortal(<DocSearchModal {...props} appId={warmupId} />, stage);
}

/** @throws the reason of the signal, if it aborts before everything is typed */
async function typeUnseen(show: (stage: HTMLElement) => void, signal: AbortSignal) {
  if (!searchCached || hasStarted) return;
  hasStarted = true;
  // There are no results before the index is loaded.
  await searchCached({ requests: [{ query: 's' }] });
  await waitForIdle(signal);
  const stage = document.createElement('div');
  show(stage);
  while (!stage.firstChild) await waitForIdle(signal);
  for (const text of typed) {
    await waitForIdle(signal);
    typeOn(stage, text);
  }
}

/** Rejects in browsers without `requestIdleCallback`, which go without the warm-up. */
function waitForIdle(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    requestIdleCallback(() => (signal.aborted ? reject(signal.reason) : resolve()));
  });
}

/** Types as a visitor does: through the native setter and events, past React's own. */
function typeOn(stage: HTMLElement, text: string): void {
  const field = stage.querySelector('input');
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  field?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: 's' }));
  set?.call(field, text);
  field?.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
