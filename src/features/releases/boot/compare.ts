import { pageEvent } from '../../../boot/site-events.ts';
import { pluralFor, textFor } from '../../../texts/text.ts';
import { countChanges, kinds } from '../release.ts';

let shown: HTMLFormElement | null = null;

addEventListener(pageEvent, start);

/** Handles the choice of two versions on the page of releases, and reads it from the address. */
export function start(): void {
  const form = document.querySelector<HTMLFormElement>('[data-compare]');
  if (form === shown) return;
  shown = form;
  if (!form) return;
  const query = new URLSearchParams(location.search);
  for (const choice of form.querySelectorAll('select')) {
    const version = query.get(choice.name);
    // An address may name a version that doesn't exist.
    if ([...choice.options].some(({ value }) => value === version)) choice.value = version ?? '';
  }
  compare(form);
  form.addEventListener('change', () => {
    compare(form);
    keepInAddress(form);
  });
}

/** Shows the releases after the older version, up to the newer one. */
function compare(form: HTMLFormElement): void {
  const [from = '', to = ''] = valuesOf(form);
  const sections = [...document.querySelectorAll<HTMLElement>('[data-version]')];
  const versions = sections.map(({ dataset }) => dataset.version ?? '');
  // The newest is first; the option after the last means the beginning.
  const placeOf = (version: string) =>
    versions.includes(version) ? versions.indexOf(version) : versions.length;
  const newer = Math.min(placeOf(from), placeOf(to));
  const older = Math.max(placeOf(from), placeOf(to));
  for (const [at, section] of sections.entries()) section.hidden = at < newer || at >= older;
  const status = document.querySelector('[data-compared]');
  if (status) status.textContent = describe(sections.slice(newer, older), from, to);
}

const valuesOf = (form: HTMLFormElement) =>
  Array.from(form.querySelectorAll('select'), ({ value }) => value);

function describe(sections: readonly HTMLElement[], from: string, to: string): string {
  if (from === to) return textFor('releases.same');
  const changes = sections.flatMap((section) =>
    Array.from(section.querySelectorAll<HTMLElement>('[data-kind]'), ({ dataset }) => ({
      kind: kinds.find((kind) => kind === dataset.kind) ?? 'changed',
    })),
  );
  const count = pluralFor('releases.count', sections.length);
  return `${count}: ${countChanges(changes) || textFor('releases.none')}.`;
}

/** The query for a link to the comparison; the defaults need none. */
function keepInAddress(form: HTMLFormElement): void {
  const url = new URL(location.href);
  for (const { name, value, options } of form.querySelectorAll('select')) {
    if (value === options[0]?.value) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  url.hash = '';
  history.replaceState(history.state, '', url);
}
