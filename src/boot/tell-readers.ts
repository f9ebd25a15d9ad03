const shownMs = 2000;

let region: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Creates the element whose text screen readers announce: they notice only text that is added later. */
export function prepareTelling(): HTMLElement {
  if (region?.isConnected) return region;
  region = document.createElement('p');
  region.className = 'visually-hidden';
  region.role = 'status';
  document.body.append(region);
  return region;
}

/** Tells screen readers what others see. */
export function tellReaders(text: string): void {
  const told = prepareTelling();
  clearTimeout(timer);
  told.replaceChildren(text);
  timer = setTimeout(() => told.replaceChildren(), shownMs);
}
