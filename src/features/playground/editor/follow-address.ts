import type { CodeEditor } from './code-editor.ts';
import { describeKept } from './examples-menu.ts';
import { type KeptProject, readKept, setAside } from './kept-projects.ts';
import type { Notices } from './notices.ts';
import { type OpenedProject, openProject } from './open-project.ts';
import { readAddress } from './read-address.ts';
import type { keepWork } from './work-kept.ts';

type AddressParts = {
  editor: CodeEditor;
  work: ReturnType<typeof keepWork>;
  notices: Notices;
  onOpen: () => void;
};

/**
 * Shows the project of the page's address, and again when that is another; what the visitor made of
 * it before takes its place, what they made of others is offered.
 */
export function followAddress({ editor, work, notices, onOpen }: AddressParts) {
  let current = 0;
  const show = (files: OpenedProject['files'], address: string, kept?: KeptProject) => {
    work.begin(address, kept);
    editor.open(files, kept?.active);
    onOpen();
  };
  /** @param wanted when what is to be shown was kept */
  const open = async (wanted?: number) => {
    current += 1;
    const mine = current;
    work.save();
    const asked = readAddress(location);
    moveToFragment(asked.address);
    const opened = await openProject(asked);
    if (mine !== current) return;
    const { files, address, problem } = opened;
    for (const matter of ['link', 'address', 'own']) notices.end(matter);
    const all = readKept();
    const kept = all.find(
      (own) => own.edited === wanted || (own.address === address && !own.aside && !wanted),
    );
    show(kept?.files ?? files, address, kept);
    if (problem) notices.say('address', `${problem} The first example is shown in its place.`);
    if (kept) offerOriginal(opened, kept);
    else if (all[0]) offerOwn(all[0]);
  };
  const offerOriginal = ({ files, address }: OpenedProject, kept: KeptProject) => {
    const run = () => {
      notices.end('own');
      setAside(kept.edited);
      show(files, address);
    };
    notices.say('own', 'This is as you left it.', { label: 'Start over', run });
  };
  const offerOwn = (kept: KeptProject) => {
    const run = () => goTo(kept.address, kept.edited);
    notices.say('own', `Your work is kept: ${describeKept(kept)}.`, { label: 'Open it', run });
  };
  const goTo = (address: string, edited?: number) => {
    if (address !== readAddress(location).address) {
      history.pushState(null, '', location.pathname + location.search + address);
    }
    void open(edited);
  };
  const onHash = () => void open();
  addEventListener('hashchange', onHash);
  const stop = () => {
    current += 1;
    removeEventListener('hashchange', onHash);
  };
  return { open, goTo, stop };
}

/** Between fragments the steps through the history stay in the page, and tell of themselves. */
function moveToFragment(address: string): void {
  const query = new URLSearchParams(location.search);
  if (!query.has('example')) return;
  query.delete('example');
  const search = query.size > 0 ? `?${query}` : '';
  history.replaceState(history.state, '', location.pathname + search + address);
}
