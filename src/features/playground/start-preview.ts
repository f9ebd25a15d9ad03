import { type FrameMessage, readFrameAnswer } from './frame-messages.ts';
import { openFrame, type RunningFrame } from './open-frame.ts';
import type { StartPreview } from './protocol.ts';

type Project = Omit<FrameMessage & { kind: 'run' }, 'kind' | 'run'>;

/**
 * Shows projects in a frame without an origin, which knows nothing of the page but a port. What comes
 * by it is read as a stranger's, and of what was run before nothing is told any more.
 */
export const startPreview: StartPreview = (element, url, events) => {
  let frame: RunningFrame | undefined;
  let project: Project | undefined;
  let run = 0;
  const give = () => {
    if (!project || !frame?.isReady()) return;
    run += 1;
    events.onState('running');
    frame.send({ kind: 'run', run, ...project });
  };
  const start = () => {
    events.onState('loading');
    return openFrame(element, url, {
      onReady: give,
      onMessage: (data) => {
        const answer = readFrameAnswer(data);
        if (!answer || !('run' in answer) || answer.run !== run) return;
        if (answer.kind === 'shown') events.onState('shown');
        if (answer.kind === 'error') events.onError(answer.error);
        if (answer.kind === 'lines') answer.lines.forEach(events.onConsole);
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
      if (frame) give();
      else frame = start();
    },
    setDark(dark) {
      if (project) project = { ...project, dark };
      frame?.send({ kind: 'dark', dark });
    },
    reload() {
      end();
      frame = start();
    },
    stop() {
      end();
      events.onState('stopped');
    },
    clear() {
      end();
      project = undefined;
    },
  };
};
