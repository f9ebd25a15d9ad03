import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo, useRef, useState } from 'react';
import { dialogAtom, viewAtom } from '../state.ts';
import { listCommands, pressShortcut } from './commands.ts';
import { usePlayground } from './context.ts';
import { Dialogs } from './dialogs.tsx';
import { Printout } from './output-panes.tsx';
import { Panes } from './panes.tsx';
import { Toolbar } from './toolbar.tsx';

/** How long after the start or the end of a press it may move the focus, in milliseconds. */
const pressMs = 1000;

/** The playground; the focus order is the visual order. */
export function App() {
  const playground = usePlayground();
  const { tie } = playground;
  const commands = useMemo(() => listCommands(playground), [playground]);
  const openDialog = useSetAtom(dialogAtom);
  // The hint on how to leave the code is only for keyboard users.
  const [isTabbing, setIsTabbing] = useState(false);
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  // A touch moves the focus after it has ended.
  const notePress = ({ timeStamp }: { timeStamp: number }) => {
    pressedAt.current = timeStamp;
    setIsTabbing(false);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it follows what happens in all parts */}
      <div
        className="playground"
        data-view={useAtomValue(viewAtom)}
        data-tabbing={isTabbing ? '' : undefined}
        onKeyDown={({ nativeEvent }) =>
          pressShortcut(nativeEvent, commands, () => openDialog('keys'))
        }
        onKeyDownCapture={({ key }) => {
          if (key !== 'Escape' && key !== 'Shift') setIsTabbing(key === 'Tab');
        }}
        onFocus={({ relatedTarget, timeStamp }) => {
          // Focus from outside of the playground comes by Tab, or by a press, whose events come first.
          if (relatedTarget === null) setIsTabbing(timeStamp - pressedAt.current > pressMs);
        }}
        onPointerDownCapture={notePress}
        onPointerUpCapture={notePress}
        // Not all browsers notify a frame that the pointer has left it; when the page gets pointer events, it has.
        onPointerMoveCapture={({ target }) => {
          if (target instanceof Element && !target.closest('.element-card')) tie.leaveElement();
        }}
      >
        <Toolbar />
        <Panes />
        <Printout />
      </div>
      <Dialogs commands={commands} />
    </>
  );
}
