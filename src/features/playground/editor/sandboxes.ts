import type { MissingHelp } from '../../../boot/missing-script.ts';
import { textFor } from '../../../texts/text.ts';
import type {
  Compiler,
  CompilerEvents,
  CompilerFailure,
  PreviewEvents,
} from '../protocol/compiler.ts';
import { reactUrl } from '../protocol/react.ts';
import { startCompiler } from '../sandbox/start-compiler.ts';
import { startPreview } from '../sandbox/start-preview.ts';
import type { PreviewControl } from './preview-control.ts';

type SandboxOptions = Pick<CompilerEvents, 'onAnswer'> &
  Pick<PreviewEvents, 'onConsole' | 'onPointed'> & {
    /** Contains the addresses of both. */
    host: HTMLElement;
    /** The place of the preview's frame. */
    stage: HTMLElement;
    preview: PreviewControl;
    help: MissingHelp;
    /** Called when the project has to be compiled again. */
    compile: () => void;
  };

export type Sandboxes = Pick<Compiler, 'compile' | 'parse' | 'renew' | 'stop'>;

/** Starts the compiler's worker and the preview's frame. */
export function startSandboxes({
  host: { dataset, shadowRoot },
  stage,
  preview,
  help,
  onAnswer,
  onConsole,
  onPointed,
  compile,
}: SandboxOptions): Sandboxes {
  const { compiler: script = '', frames = '' } = dataset;
  const compilerFrame = `${frames}compiler.html`;
  if (!('Worker' in globalThis)) {
    preview.status.say(textFor('playground.noCompiler'));
    const parse = () => Promise.reject(new Error(textFor('playground.noWorkers')));
    return { compile: () => {}, parse, renew: () => {}, stop: () => {} };
  }
  let isStopped = false;
  const load = () => preview.status.awaitScript('compiler', restart);
  const restart = async () => {
    compiler.end();
    load();
    await Promise.all([script, compilerFrame].map(help.refresh));
    if (!isStopped) compile();
  };
  const onFailure = ({ reason, message }: CompilerFailure) => {
    const retry = { label: textFor('shell.retry'), run: restart };
    if (reason === 'hang')
      preview.status.say(textFor('playground.compilerStopped', { reason: message }), retry);
    else void preview.status.explainMissing('compiler', restart);
  };
  const place = { script, frame: compilerFrame, parent: shadowRoot ?? document.body };
  const compiler = startCompiler(place, { onAnswer, onFailure });
  load();
  const previewPlace = { page: `${frames}preview.html`, react: reactUrl };
  const frame = startPreview(stage, previewPlace, {
    onConsole,
    onError: preview.onError,
    onPointed,
    onState: (state) => {
      // Frames of a site may share a process, which only ends with the last of them.
      if (state === 'hanging') compiler.end();
      preview.onState(state);
    },
  });
  preview.start(frame);
  return {
    compile: compiler.compile,
    parse: compiler.parse,
    renew: compiler.renew,
    stop: () => {
      isStopped = true;
      compiler.stop();
      frame.stop();
    },
  };
}
