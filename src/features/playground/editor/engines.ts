import type { MissingHelp } from '../../../boot/missing-part.ts';
import type { CompilerEvents, CompilerFailure } from '../protocol/compiler.ts';
import { startCompiler } from '../sandbox/start-compiler.ts';
import { startPreview } from '../sandbox/start-preview.ts';
import type { createResults } from './results.ts';

type EngineEvents = Pick<CompilerEvents, 'onAnswer'> & {
  help: MissingHelp;
  /** Called when the project has to be compiled again. */
  compile: () => void;
};

/**
 * Starts the compiler's worker and the preview's frame.
 * @param host contains their addresses
 */
export function startEngines(
  { dataset, shadowRoot }: HTMLElement,
  { preview, log, tie }: ReturnType<typeof createResults>,
  { help, onAnswer, compile }: EngineEvents,
) {
  const { compiler: script = '', frames = '' } = dataset;
  const compilerFrame = `${frames}compiler.html`;
  if (!('Worker' in globalThis)) {
    preview.status.say(
      'This browser does not support workers, so the playground cannot compile. You can edit, share and download projects.',
    );
    const parse = () => Promise.reject(new Error('This browser does not support workers.'));
    return { compile: () => {}, parse, renew: () => {}, stop: () => {} };
  }
  let isStopped = false;
  const load = () => preview.status.awaitPart('compiler', restart);
  const restart = async () => {
    compiler.end();
    load();
    await Promise.all([script, compilerFrame].map(help.refresh));
    if (!isStopped) compile();
  };
  const onFailure = ({ reason, message }: CompilerFailure) => {
    const retry = { label: 'Retry', run: restart };
    if (reason === 'hang') preview.status.say(`The compiler was stopped: ${message}.`, retry);
    else void preview.status.explainMissing('compiler', restart);
  };
  const parent = shadowRoot ?? document.body;
  const place = { script, frame: compilerFrame, parent };
  const compiler = startCompiler(place, { onAnswer, onFailure });
  load();
  const frame = startPreview(preview.stage, `${frames}preview.html`, {
    onConsole: log.add,
    onError: preview.onError,
    onPointed: tie.pointAtElement,
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
