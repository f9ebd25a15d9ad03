const shownMs = 2000;

let region: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Creates the element whose text screen readers announce: they notice only text that is added later. */
export function prepareTelling(): void {
  if (region?.isConnected) return;
  region = document.createElement('p');
  region.className = 'visually-hidden';
  region.role = 'status';
  document.body.append(region);
}

/** Tells screen readers what others see. */
export function tellReaders(text: string): void {
  prepareTelling();
  clearTimeout(timer);
  region?.replaceChildren(text);
  timer = setTimeout(() => region?.replaceChildren(), shownMs);
}
