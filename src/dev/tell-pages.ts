import type { ViteDevServer } from 'vite';
import { type Fault, formatFaults } from '../faults/fault.ts';

/**
 * Tells open pages of a change: they get the new text, or see what is wrong, or come back when it
 * no longer is.
 * @returns to be called with the file that changed, by its full path
 */
export function createTeller(
  server: ViteDevServer,
  findErrors: () => Promise<readonly Fault[]>,
): (file: string) => void {
  const { hot } = server.environments.client;
  let wasWrong = false;
  const tell = async (file: string) => {
    const errors = await findErrors();
    if (errors.length > 0) {
      hot.send({ type: 'error', err: { message: formatFaults(errors), stack: '' } });
    } else if (wasWrong) hot.send({ type: 'full-reload' });
    else hot.send({ type: 'custom', event: 'rsc:update', data: { file } });
    wasWrong = errors.length > 0;
  };
  let telling: NodeJS.Timeout | undefined;
  return (file) => {
    // A folder that is moved, or a checkout, changes many files at once.
    clearTimeout(telling);
    telling = setTimeout(() => tell(file).catch(console.error), 20);
  };
}
