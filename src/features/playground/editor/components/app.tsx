import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  besides,
  consoleAtom,
  dialogAtom,
  leaveHintId,
  type View,
  viewAtom,
  viewLabels,
  views,
  widthAtom,
} from '../state.ts';
import { listCommands, pressKey } from './commands.ts';
import { usePlayground } from './context.ts';
import { Dialogs } from './dialogs.tsx';
import { Divider, useShares } from './dividers.tsx';
import { ElementCard } from './element-card.tsx';
import { FilesBar, ProblemsList } from './files-bar.tsx';
import { ConsolePane, JavaScriptPane, Printout } from './output-panes.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { RulesPane } from './rules-pane.tsx';
import { Tabs } from './tabs.tsx';
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
        onKeyDown={({ nativeEvent }) => pressKey(nativeEvent, commands, () => openDialog('keys'))}
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

/** In a wide window the preview has its own pane; in a narrow one the code is one of the views. */
function Panes() {
  const playground = usePlayground();
  const width = useAtomValue(widthAtom);
  const { code, rules } = useShares();
  const panes = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const codePlace = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    panes.current?.style.setProperty('--code-share', `${code}%`);
    panes.current?.style.setProperty('--rules-share', `${rules}%`);
  }, [code, rules]);
  useEffect(() => {
    if (stage.current && codePlace.current) playground.start(stage.current, codePlace.current);
    return playground.stop;
  }, [playground]);
  return (
    <div ref={panes} className="panes">
      {width === 'narrow' && <ViewTabs />}
      <div className="left">
        <FilesBar />
        {/* CodeMirror's place. */}
        <div ref={codePlace} id="code" className="code" role="tabpanel" aria-label="File" />
        <p id={leaveHintId} className="leave-hint">
          Escape, then Tab leaves the editor.
        </p>
        <ProblemsList />
      </div>
      <Divider of="code" />
      {width === 'medium' && <ViewTabs />}
      <PreviewPane stage={stage} />
      <Divider of="rules" />
      {width === 'wide' && <ViewTabs />}
      <div className="right">
        <Panel id="rules">
          <RulesPane />
        </Panel>
        <Panel id="javascript">
          <JavaScriptPane />
        </Panel>
        <Panel id="console">
          <ConsolePane />
        </Panel>
      </div>
      <ElementCard />
    </div>
  );
}

/** The views of the project's compiled output, without those that have their own pane. */
function ViewTabs() {
  const beside = besides[useAtomValue(widthAtom)];
  const lines = useAtomValue(consoleAtom).length;
  const select = useSetAtom(viewAtom);
  const tabs = views
    .filter((id) => !beside.includes(id))
    .map((id) => ({
      id,
      label: viewLabels[id],
      mark: id === 'console' && lines > 0 ? `${lines}` : undefined,
    }));
  return (
    <Tabs
      label="Views"
      tabs={tabs}
      selected={useAtomValue(viewAtom)}
      panelOf={(id) => id}
      onSelect={(id) => {
        const view = tabs.find((tab) => tab.id === id)?.id;
        if (view) select(view);
      }}
    />
  );
}

function Panel({ id, children }: { id: View; children: ReactNode }) {
  return (
    <div id={id} className="panel" role="tabpanel" aria-label={viewLabels[id]}>
      {children}
    </div>
  );
}
