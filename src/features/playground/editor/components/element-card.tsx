import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import { textFor } from '../../../../texts/text.ts';
import type { GivenStyle } from '../explain-element.ts';
import { elementAtom } from '../state.ts';
import { PlaceButton } from './controls.tsx';
import { Conditions } from './rule-row.tsx';

/** How long it stays after the pointer has left the element, possibly on its way to the card. */
const lingerMs = 800;

/** Shows the declarations of the hovered element of the preview, with links to their places. */
export function ElementCard() {
  const element = useAtomValue(elementAtom);
  const [shown, setShown] = useState(element);
  const card = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const linger = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (!card.current?.matches(':hover, :focus-within')) setShown(undefined);
    }, lingerMs);
  }, []);
  useEffect(() => {
    clearTimeout(timer.current);
    if (element) setShown(element);
    else linger();
    return () => clearTimeout(timer.current);
  }, [element, linger]);
  if (!shown) return null;
  const { pointed, given } = shown;
  const name = `<${pointed.name}>`;
  const won = given.filter(({ lostTo }) => !lostTo).length;
  return (
    // biome-ignore lint/a11y/useSemanticElements: it has no fields
    <div
      ref={card}
      className="element-card"
      role="group"
      aria-label={textFor('playground.element', { name })}
      onPointerLeave={linger}
      onBlur={linger}
    >
      <p className="note">
        <b>{name}</b>
        {` ${textFor('playground.element.sums', { applied: won, overridden: given.length - won })}`}
      </p>
      <ul>
        {given.map((style) => (
          <GivenItem key={JSON.stringify(style)} {...style} />
        ))}
      </ul>
    </div>
  );
}

function GivenItem({ className, conditions, text, place, lostTo }: GivenStyle) {
  const declaration = (
    <code>
      <Conditions of={conditions} />
      {text}
    </code>
  );
  return (
    <li>
      {lostTo ? <s>{declaration}</s> : declaration} <span className="place">{className}</span>{' '}
      {place && <PlaceButton place={place} />}
      {lostTo && (
        <>
          {` ${textFor('playground.element.overriddenBy')} `}
          <PlaceButton place={lostTo} />
        </>
      )}
    </li>
  );
}
