import { loadTimeoutMs, type Missing, type MissingHelp } from '../../../boot/missing-part.ts';
import { makeButton, makeElement } from './make-element.ts';

type Action = { label: string; run: () => void };

/** What is to be said of compiler and preview: one thing at a time, and a button where that helps. */
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
    /** Says what is loading, and offers to try again where it does not come. */
    awaitPart: (name: string, retry: () => void) => {
      say(`Loading the ${name} …`);
      timer = setTimeout(() => sayMissing(help.explainLate(`The ${name}`), retry), loadTimeoutMs);
    },
    /** Says why it cannot come, and what helps. */
    tellMissing: async (name: string, retry: () => void) => {
      const before = element.firstChild;
      const missing = await help.explainFailed(`The ${name}`);
      // By then there may be something else to say.
      if (element.firstChild === before) sayMissing(missing, retry);
    },
  };
}
