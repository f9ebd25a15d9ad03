/** What is on the screen in place of a project that fails: copies of what the last one showed. */
let copies: Node[] = [];
let copiedSheet = '';

/**
 * Copies what is on the screen, unless copies are there already: they do nothing, and stay until the
 * next project shows something. The project that made it can then be ended.
 */
export function copyPicture(): void {
  if (copies.length > 0) return;
  copiedSheet = findSheet().textContent ?? '';
  try {
    copies = [...document.body.childNodes].map(copyNode);
  } catch {
    // What a project has put in the place of the browser's functions.
    copies = [];
  }
}

/** Puts the copies on the screen, and takes all else away. */
export function showCopies(): void {
  document.body.replaceChildren(...copies);
  writeSheet(copiedSheet);
}

/** The project's own picture takes the place of the copies, which stay until it is certain. */
export function hideCopies(css: string): void {
  for (const copy of copies) copy.parentNode?.removeChild(copy);
  writeSheet(css);
}

/** The project has shown something: from now on that is what stays. */
export function dropCopies(): void {
  copies = [];
}

/** Whether anything is on the screen that is no copy. */
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
