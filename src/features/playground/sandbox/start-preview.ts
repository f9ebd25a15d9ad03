import type { Preview, PreviewEvents } from '../protocol/compiler.ts';
import type { FrameMessage } from '../protocol/frame-messages.ts';
import { type FramePlace, openFrame, type RunningFrame } from './open-frame.ts';

type Project = Omit<FrameMessage & { kind: 'run' }, 'kind' | 'run'>;

/**
 * Shows projects in a frame with opaque origin, which only has a port of the page. Its messages are parsed as
 * untrusted, and those of previous runs are ignored.
 */
export function startPreview(
  element: HTMLElement,
  place: FramePlace,
  events: PreviewEvents,
): Preview {
  let frame: RunningFrame | undefined;
  let project: Project | undefined;
  let run = 0;
  /** Whether the frame has had a project. */
  let isUsed = false;
  const give = () => {
    if (!project || !frame?.isReady()) return;
    run += 1;
    isUsed = true;
    events.onState('running');
    frame.send({ kind: 'run', run, ...project });
  };
  const start = () => {
    isUsed = false;
    return openFrame(element, place, {
      onReady: give,
      onMessage: (answer) => {
        if (!('run' in answer) || answer.run !== run) return;
        if (answer.kind === 'error') events.onError(answer.error);
        else if (answer.kind === 'pointed') events.onPointed?.(answer.pointed);
        else if (answer.kind === 'lines') answer.lines.forEach(events.onConsole);
        else events.onState(answer.kind);
      },
      onEnd: (state) => {
        frame = undefined;
        events.onState(state);
      },
    });
  };
  const end = () => {
    frame?.end();
    frame = undefined;
  };
  return {
    show(modules, css, { dark }) {
      project = { modules, css, dark };
      if (!frame?.isReady()) events.onState('loading');
      if (frame) give();
      else frame = start();
    },
    setDark(dark) {
      if (project) project = { ...project, dark };
      frame?.send({ kind: 'dark', dark });
    },
    light(classes) {
      frame?.send({ kind: 'light', classes });
    },
    reload() {
      end();
      events.onState('loading');
      frame = start();
    },
    stop() {
      end();
      events.onState('stopped');
    },
    clear() {
      project = undefined;
      if (isUsed) end();
      // It loads while the next project is compiled.
      frame ??= start();
    },
  };
}
