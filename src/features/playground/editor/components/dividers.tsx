import { useAtom, useAtomValue } from 'jotai';
import type { KeyboardEvent, PointerEvent } from 'react';
import { deleteItem, readItem, storeItem } from '../../../../boot/storage.ts';
import { textFor } from '../../../../texts/text.ts';
import { type Shares, sharesAtom, widthAtom } from '../state.ts';

const storageKey = 'playground-panes';

const smallest = 15;

/** The minimum width of the preview, in percent. */
const forPreview = 20;

/** The widths of the side panes in percent, which are stored; the preview has the rest. */
export function useShares() {
  const [chosen, setChosen] = useAtom(sharesAtom);
  const isWide = useAtomValue(widthAtom) === 'wide';
  const rules = chosen?.rules ?? 29;
  const code = chosen?.code ?? (isWide ? 38 : 50);
  return {
    code,
    rules: isWide ? rules : 0,
    move: (changed: Partial<Shares>) => {
      const moved = { code, rules, ...changed };
      setChosen(moved);
      storeItem(storageKey, JSON.stringify(moved));
    },
    reset: () => {
      setChosen(undefined);
      deleteItem(storageKey);
    },
  };
}

/** Reads the stored widths, which may be anything. */
export function readShares(): Shares | undefined {
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

const steps: Readonly<Record<string, number>> = { ArrowLeft: -2, ArrowRight: 2 };

/** A separator beside the code or the rules, moved by dragging, arrow keys, Home and End. */
export function Divider({ of }: { of: keyof Shares }) {
  const shares = useShares();
  const now = shares[of];
  const [min, max] = [
    smallest,
    100 - forPreview - Math.round(shares[of === 'code' ? 'rules' : 'code']),
  ];
  const move = (to: number) => shares.move({ [of]: Math.min(max, Math.max(min, to)) });
  const moveByKey = (event: KeyboardEvent) => {
    const sign = of === 'code' ? 1 : -1;
    const step = (steps[event.key] ?? 0) * sign * (event.shiftKey ? 5 : 1);
    const to = { Home: min, End: max }[event.key] ?? (step === 0 ? undefined : now + step);
    if (to === undefined) return;
    event.preventDefault();
    move(to);
  };
  const drag = ({ currentTarget, clientX, pointerId }: PointerEvent) => {
    const panes = currentTarget.parentElement?.getBoundingClientRect();
    if (!panes || !currentTarget.hasPointerCapture(pointerId)) return;
    const at = ((clientX - panes.left) / panes.width) * 100;
    move(of === 'code' ? at : 100 - at);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that moves
    <div
      className={`divider ${of}-divider`}
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={
        of === 'code' ? textFor('playground.resizeEditor') : textFor('playground.resizeRules')
      }
      aria-controls={of}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={Math.round(now)}
      onKeyDown={moveByKey}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={drag}
      onDoubleClick={shares.reset}
    />
  );
}
