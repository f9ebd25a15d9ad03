/** The elements around a place of a page, from the outermost that is followed. */
export type OpenElements = {
  /** `onClose` is called when the element closes: an element that has one is followed. */
  open: (name: string, isSelfClosing: boolean, onClose?: () => void) => void;
  /** Closes what is open in the element too; nothing where no such element is open. */
  close: (name: string) => void;
  closeAll: () => void;
  isEmpty: () => boolean;
  /** True in SVG and MathML, where other rules hold. */
  isInDrawing: () => boolean;
};

type OpenElement = { name: string; isDrawing: boolean; onClose: (() => void) | undefined };

const VOID = new Set([
  ...['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'param'],
  ...['source', 'track', 'wbr'],
]);
const DRAWINGS = new Set(['svg', 'math']);
const HTML_IN_DRAWINGS = new Set(['foreignobject', 'desc', 'title', 'annotation-xml', 'mtext']);

/** Most elements of a page are in none that is followed, and are not kept. */
export function createOpenElements(): OpenElements {
  const elements: OpenElement[] = [];
  const isEmpty = () => elements.length === 0;
  const isInDrawing = () => elements.at(-1)?.isDrawing ?? false;
  const closeFrom = (at: number) => {
    while (elements.length > at) elements.pop()?.onClose?.();
  };
  return {
    open: (name, isSelfClosing, onClose) => {
      if (isEmpty() && !onClose && !DRAWINGS.has(name)) return;
      const isDrawing = DRAWINGS.has(name) || (isInDrawing() && !HTML_IN_DRAWINGS.has(name));
      elements.push({ name, isDrawing, onClose });
      if (isDrawing ? isSelfClosing : VOID.has(name)) closeFrom(elements.length - 1);
    },
    close: (name) => {
      const at = elements.findLastIndex((element) => element.name === name);
      if (at !== -1) closeFrom(at);
    },
    closeAll: () => closeFrom(0),
    isEmpty,
    isInDrawing,
  };
}
