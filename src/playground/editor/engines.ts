import type { CompilerEvents } from '../protocol.ts';
import { startCompiler } from '../start-compiler.ts';
import { startPreview } from '../start-preview.ts';
import type { createResults } from './results.ts';

/**
 * Starts the compiler's worker and the preview's frame.
 * @param host has their addresses
 */
export function startEngines(
  { dataset, shadowRoot }: HTMLElement,
  { preview, log }: ReturnType<typeof createResults>,
  events: CompilerEvents,
) {
  const { compiler: script = '', compilerFrame = '', preview: previewUrl = '' } = dataset;
  if (!('Worker' in globalThis)) {
    preview.say(
      'This browser runs no workers, so nothing can be compiled here. A project can be edited, shared and downloaded.',
    );
    const parse = () => Promise.reject(new Error('This browser runs no workers.'));
    return { compile: () => {}, parse, renew: () => {}, stop: () => {} };
  }
  preview.say('Loading the compiler …');
  const parent = shadowRoot ?? document.body;
  const compiler = startCompiler({ script, frame: compilerFrame, parent }, events);
  const frame = startPreview(preview.stage, previewUrl, {
    onConsole: log.add,
    onError: preview.onError,
    onState: (state) => {
      // Frames of a site may share a process, which ends with the last of them.
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
      compiler.stop();
      frame.stop();
    },
  };
}
