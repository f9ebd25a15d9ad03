'use client';

import { DocSearchModal } from '@docsearch/react/modal';
import { type ComponentProps, startTransition, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { rehearsalId, rehearse } from '../client/modal-client.ts';

/** Code is compiled when it runs, and better when it runs again. */
const typed = ['s', '', 's', '', 's', ''];

/** Once is enough for as long as the page lives. */
let hasBegun = false;

/**
 * The modal once more, outside of the document, where letters are typed while there is nothing else
 * to do: what a first key needs has run then. It ends when somebody begins to write.
 */
export function SearchRehearsal(props: ComponentProps<typeof DocSearchModal>) {
  const [stage, setStage] = useState<HTMLElement>();
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    // The package mixes up the answers of two fields that are asked at once.
    for (const type of ['keydown', 'input'])
      window.addEventListener(type, () => end.abort(), { capture: true, signal });
    const show = (element: HTMLElement) => startTransition(() => setStage(element));
    typeForNobody(show, signal).catch(() => {});
    return () => end.abort();
  }, []);
  if (!stage) return null;
  return createPortal(<DocSearchModal {...props} appId={rehearsalId} />, stage);
}

/** Rejects where it ends before everything is typed. */
async function typeForNobody(show: (stage: HTMLElement) => void, signal: AbortSignal) {
  if (!rehearse || hasBegun) return;
  hasBegun = true;
  // Before the index is there, nothing can be shown.
  await rehearse({ requests: [{ query: 's' }] });
  await waitForTime(signal);
  const stage = document.createElement('div');
  show(stage);
  while (!stage.firstChild) await waitForTime(signal);
  for (const text of typed) {
    await waitForTime(signal);
    typeOn(stage, text);
  }
}

/** Some browsers do not say when there is nothing to do: there the first key is as it is. */
function waitForTime(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    requestIdleCallback(() => (signal.aborted ? reject(signal.reason) : resolve()));
  });
}

/** As a visitor does, for the field as for who listens to it. */
function typeOn(stage: HTMLElement, text: string): void {
  const field = stage.querySelector('input');
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  field?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: 's' }));
  set?.call(field, text);
  field?.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
