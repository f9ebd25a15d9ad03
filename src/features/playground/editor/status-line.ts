import { loadTimeoutMs, type Missing, type MissingHelp } from '../../../boot/missing-part.ts';
import { makeButton, makeElement } from './make-element.ts';

type Action = { label: string; run: () => void };

/** The status of compiler and preview: one message at a time, with a button if that helps. */
export function createStatusLine(help: MissingHelp) {
  const element = makeElement('p', { class: 'state', role: 'status' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const say = (text: string, action?: Action) => {
    clearTimeout(timer);
    element.replaceChildren(...(text ? [makeElement('span', {}, text)] : []));
    if (action) element.append(makeButton(action));
  };
  const sayMissing = ({ text, label }: Missing, retry: () => void) => {
    const reload = async () => {
      if (!(await help.reloadPage())) sayMissing(help.explainUnreachable('The playground'), reload);
    };
    say(text, { label, run: label === 'Reload' ? reload : retry });
  };
  return {
    element,
    say,
    /** Says what is loading, and offers to retry if it is late. */
    awaitPart: (name: string, retry: () => void) => {
      say(`Loading the ${name}…`);
      timer = setTimeout(() => sayMissing(help.explainLate(`The ${name}`), retry), loadTimeoutMs);
    },
    /** Explains why a part can't be loaded, and what helps. */
    explainMissing: async (name: string, retry: () => void) => {
      const before = element.firstChild;
      const missing = await help.explainFailed(`The ${name}`);
      // Another message may have replaced it meanwhile.
      if (element.firstChild === before) sayMissing(missing, retry);
    },
  };
}
