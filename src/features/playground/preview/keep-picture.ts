/** Copies of what the last project showed, displayed while the current project fails. */
let copies: Node[] = [];
let copiedSheet = '';

/**
 * Copies what is displayed, unless copies are displayed already. The copies are inert, and stay until the next
 * project shows something, so that the previous project can be ended.
 */
export function copyPicture(): void {
  if (copies.length > 0) return;
  copiedSheet = findSheet().textContent ?? '';
  try {
    copies = [...document.body.childNodes].map(copyNode);
  } catch {
    // A project may have replaced the browser's functions.
    copies = [];
  }
}

/** Displays the copies, and removes everything else. */
export function showCopies(): void {
  document.body.replaceChildren(...copies);
  writeSheet(copiedSheet);
}

/** Shows the project's own output instead of the copies, which stay available until it is certain. */
export function hideCopies(css: string): void {
  for (const copy of copies) copy.parentNode?.removeChild(copy);
  writeSheet(css);
}

/** The project has shown something, so the copies are discarded. */
export function dropCopies(): void {
  copies = [];
}

/** Whether anything other than copies is displayed. */
export function hasPicture(place: HTMLElement): boolean {
  const others = [...document.body.childNodes].filter((node) => node !== place);
  return place.hasChildNodes() || others.some((node) => !copies.includes(node));
}

function copyNode(node: Node): Node {
  const copy = node.cloneNode(true);
  if (node instanceof HTMLElement && copy instanceof HTMLElement) {
    copy.inert = true;
    const drawn = [...node.querySelectorAll('canvas')];
    for (const [place, canvas] of [...copy.querySelectorAll('canvas')].entries()) {
      const source = drawn[place];
      if (source && source.width * source.height > 0)
        canvas.getContext('2d')?.drawImage(source, 0, 0);
    }
  }
  return copy;
}

function findSheet(): HTMLStyleElement {
  return document.querySelector('style') ?? document.createElement('style');
}

function writeSheet(css: string): void {
  const style = findSheet();
  if (style.textContent !== css) style.textContent = css;
  if (!style.isConnected) document.head.append(style);
}
