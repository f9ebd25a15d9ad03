import type { MissingHelp } from '../../boot/missing-part.ts';
import type { CompilerEvents, CompilerFailure } from '../protocol.ts';
import { startCompiler } from '../start-compiler.ts';
import { startPreview } from '../start-preview.ts';
import type { createResults } from './results.ts';

type EngineEvents = Pick<CompilerEvents, 'onAnswer'> & {
  help: MissingHelp;
  /** The project is to be compiled anew. */
  compile: () => void;
};

/**
 * Starts the compiler's worker and the preview's frame.
 * @param host has their addresses
 */
export function startEngines(
  { dataset }: HTMLElement,
  { preview, log }: ReturnType<typeof createResults>,
  { help, onAnswer, compile }: EngineEvents,
) {
  const { compiler: compilerUrl = '', preview: previewUrl = '' } = dataset;
  if (!('Worker' in globalThis)) {
    preview.status.say(
      'This browser runs no workers, so nothing can be compiled here. A project can be edited, shared and downloaded.',
    );
    const parse = () => Promise.reject(new Error('This browser runs no workers.'));
    return { compile: () => {}, parse, stop: () => {} };
  }
  let isStopped = false;
  const load = () => preview.status.awaitPart('compiler', restart);
  const restart = async () => {
    compiler.stop();
    load();
    await help.refresh(compilerUrl);
    if (!isStopped) compile();
  };
  const onFailure = ({ reason, message }: CompilerFailure) => {
    const retry = { label: 'Retry', run: restart };
    if (reason === 'hang') preview.status.say(`The compiler was stopped: ${message}.`, retry);
    else void preview.status.tellMissing('compiler', restart);
  };
  const compiler = startCompiler(compilerUrl, { onAnswer, onFailure });
  load();
  const frame = startPreview(preview.stage, previewUrl, {
    onConsole: log.add,
    onError: preview.onError,
    onState: preview.onState,
  });
  preview.start(frame);
  return {
    compile: compiler.compile,
    parse: compiler.parse,
    stop: () => {
      isStopped = true;
      compiler.stop();
      frame.stop();
    },
  };
}
