import { useAtom, useAtomValue } from 'jotai';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { chooseText, textFor } from '../../../../texts/text.ts';
import {
  colorsAtom,
  previewStateAtom,
  stageWidthAtom,
  statusAtom,
  troubleAtom,
  viewLabels,
  widthAtom,
} from '../state.ts';
import { usePlayground } from './context.ts';
import { Button, Choice, IconButton, PlaceButton } from './controls.tsx';

const widths = [
  { id: 'full', label: textFor('playground.width.full') },
  { id: '768', label: '768' },
  { id: '390', label: '390' },
] as const;

const colors = [
  { id: 'light', label: textFor('playground.light') },
  { id: 'dark', label: textFor('playground.dark') },
] as const;

/** The preview of the project's component, with both colour modes and several widths. */
export function PreviewPane({ stage }: { stage: RefObject<HTMLDivElement | null> }) {
  const { preview } = usePlayground();
  const [width, setWidth] = useAtom(stageWidthAtom);
  const [mode, setMode] = useAtom(colorsAtom);
  const role = useAtomValue(widthAtom) === 'wide' ? 'region' : 'tabpanel';
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles have names
    <div id="preview" className="panel" role={role} aria-label={viewLabels.preview}>
      <div className="bar">
        <div className="width">
          <Choice
            label={textFor('playground.width')}
            options={widths}
            chosen={width}
            onChoose={setWidth}
          />
        </div>
        <Choice
          label={textFor('playground.colorMode')}
          options={colors}
          chosen={mode}
          onChoose={setMode}
        />
        <span className="space" />
        <Button label={textFor('playground.stop')} onClick={preview.stop} />
        <IconButton label={textFor('playground.reload')} icon="reload" onClick={preview.reload} />
      </div>
      <div className="stage-frame">
        <Stage stage={stage} />
        <Status />
        <Trouble />
      </div>
    </div>
  );
}

/** The place of the preview's frame; one that is too wide is scaled to fit, and the scale shows. */
function Stage({ stage }: { stage: RefObject<HTMLDivElement | null> }) {
  const width = useAtomValue(stageWidthAtom);
  const { stale } = useAtomValue(troubleAtom);
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const { current } = place;
    if (!current) return;
    const watch = new ResizeObserver(() => setRoom(current.clientWidth));
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  const scale = width === 'full' || room === 0 ? 1 : Math.min(1, room / Number(width));
  useLayoutEffect(() => stage.current?.style.setProperty('--scale', `${scale}`), [stage, scale]);
  return (
    <>
      <div ref={place} className="stage-scroll">
        <div
          ref={stage}
          className="stage"
          data-width={width}
          data-mode={useAtomValue(colorsAtom)}
          data-state={useAtomValue(previewStateAtom)}
          data-stale={stale && ''}
          data-scaled={scale < 1 ? '' : undefined}
        />
      </div>
      <span className="scale" role="status">
        {scale < 1 && textFor('playground.scaled', { percent: Math.floor(scale * 100) })}
      </span>
    </>
  );
}

/** What compiler and preview are doing. */
function Status() {
  const { text, action } = useAtomValue(statusAtom);
  return (
    <p className="state" role="status">
      {text && <span>{text}</span>}
      {action && <Button label={action.label} onClick={() => action.run()} />}
    </p>
  );
}

/** The errors of the program, over the picture of the last one that ran. */
function Trouble() {
  const { lines, stale } = useAtomValue(troubleAtom);
  return (
    <div className="trouble" role="alert">
      {stale && <p className="note">{chooseText('playground.stale', stale)}</p>}
      {lines.map(({ text, place }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place that changes while it is pressed stays the same button
        <p key={at}>
          <span>{text}</span>
          {place && <PlaceButton place={place} />}
        </p>
      ))}
    </div>
  );
}
