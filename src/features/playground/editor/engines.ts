import type { CompilerEvents } from '../protocol.ts';
import { startCompiler } from '../start-compiler.ts';
import { startPreview } from '../start-preview.ts';
import type { createResults } from './results.ts';

/**
 * Starts the compiler's worker and the preview's frame.
 * @param host has their addresses
 */
export function startEngines(
  { dataset }: HTMLElement,
  { preview, log }: ReturnType<typeof createResults>,
  events: CompilerEvents,
) {
  const { compiler: compilerUrl = '', preview: previewUrl = '' } = dataset;
  if (!('Worker' in globalThis)) {
    preview.say(
      'This browser runs no workers, so nothing can be compiled here. A project can be edited, shared and downloaded.',
    );
    const parse = () => Promise.reject(new Error('This browser runs no workers.'));
    return { compile: () => {}, parse, stop: () => {} };
  }
  preview.say('Loading the compiler …');
  const compiler = startCompiler(compilerUrl, events);
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
      compiler.stop();
      frame.stop();
    },
  };
}
