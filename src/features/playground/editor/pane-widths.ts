import { deleteItem, readItem, storeItem } from '../../../boot/storage.ts';
import { makeDivider } from './divider.ts';
import type { Width } from './width.ts';

const storageKey = 'playground-panes';

/** The widths of the side panes, in percent; the preview has the rest. */
type Shares = { code: number; rules: number };

const smallest = 15;

/** The minimum width of the preview, in percent. */
const forPreview = 20;

/** Lets the visitor resize code, preview and rules, and stores the widths. */
export function createPaneWidths(width: () => Width) {
  let chosen: Shares | undefined = readShares();
  let panes: HTMLElement | undefined;
  const shares = (): Shares => {
    const isWide = width() === 'wide';
    return { code: chosen?.code ?? (isWide ? 38 : 50), rules: isWide ? (chosen?.rules ?? 29) : 0 };
  };
  const update = () => {
    const { code, rules } = shares();
    panes?.style.setProperty('--code-share', `${code}%`);
    panes?.style.setProperty('--rules-share', `${rules}%`);
    for (const divider of dividers) divider.update();
  };
  const move = (part: Partial<Shares>) => {
    const { code, rules } = shares();
    chosen = { code, rules: rules || (chosen?.rules ?? 29), ...part };
    storeItem(storageKey, JSON.stringify(chosen));
    update();
  };
  const reset = () => {
    chosen = undefined;
    deleteItem(storageKey);
    update();
  };
  const boundsBeside = (other: keyof Shares) => () => {
    return { min: smallest, max: 100 - forPreview - Math.round(shares()[other]) };
  };
  const code = makeDivider({
    label: 'Width of the code',
    controls: 'code',
    side: 'before',
    bounds: boundsBeside('rules'),
    read: () => shares().code,
    onMove: (share) => move({ code: share }),
    onReset: reset,
  });
  const rules = makeDivider({
    label: 'Width of the rules',
    controls: 'rules',
    side: 'after',
    bounds: boundsBeside('code'),
    read: () => shares().rules,
    onMove: (share) => move({ rules: share }),
    onReset: reset,
  });
  const dividers = [code, rules];
  return {
    code: code.element,
    rules: rules.element,
    /** Applies the widths to an element, now and whenever the number of panes changes. */
    divide: (element: HTMLElement) => {
      panes = element;
      update();
    },
    update,
  };
}

/** Stored data may be anything. */
function readShares(): Shares | undefined {
  try {
    const { code, rules }: Record<string, unknown> = { ...JSON.parse(readItem(storageKey) ?? '') };
    const isFitting = isShare(code) && isShare(rules) && code + rules <= 100 - forPreview;
    return isFitting ? { code, rules } : undefined;
  } catch {
    return undefined;
  }
}

function isShare(value: unknown): value is number {
  return typeof value === 'number' && value >= smallest && value <= 100;
}
