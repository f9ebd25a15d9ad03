import { examples } from 'virtual:examples';
import type { LinkView } from '../../samples/link/link-bounds.ts';
import type { CodeEditor } from './code-editor.ts';
import { readKept } from './kept-projects.ts';
import type { Notices } from './notices.ts';
import { offerVersions, type Version } from './offer-versions.ts';
import { openProject } from './open-project.ts';
import { readAddress } from './read-address.ts';
import { readShownProject } from './stored-projects.ts';
import type { keepWork } from './work-kept.ts';

type AddressParts = {
  editor: CodeEditor;
  work: ReturnType<typeof keepWork>;
  notices: Notices;
  /**
   * Called when a project is opened.
   * @param view the initial view in the link
   */
  onOpen: (view?: LinkView) => void;
};

/**
 * Opens the project in the page's address, and again when the address changes. The visitor's version of it
 * replaces it; their other projects are offered.
 */
export function followAddress({ editor, work, notices, onOpen }: AddressParts) {
  // Not the page's time origin, because the previous page may still be saving then.
  const began = Date.now();
  let current = 0;
  const show = ({ files, active, edited }: Version, address: string, view?: LinkView) => {
    work.begin(address, edited);
    editor.open(files, active);
    onOpen(view);
  };
  /** @param wanted the time of the visitor's version to open */
  const open = async (wanted?: number) => {
    current += 1;
    const mine = current;
    work.save();
    const asked = readAddress(location);
    moveToFragment(asked.address);
    const opened = await openProject(asked);
    if (mine !== current) return;
    const { address, problem } = opened;
    for (const matter of ['link', 'address', 'own', 'tabs']) notices.end(matter);
    const all = readKept();
    const last = readShownProject();
    const own = all.filter((project) => project.address === address);
    const kept =
      all.find(({ edited }) => edited === wanted) ??
      own.find(({ edited }) => edited === last) ??
      own.find(({ aside }) => !aside);
    show(withFile(kept ?? opened, asked.file), address, opened.view);
    const instead = kept || examples.length === 0 ? '' : ' Showing the first example instead.';
    if (problem) notices.say('address', problem + instead);
    if (kept) versions.offerOriginal(opened, kept.edited < began);
    else if (all[0]) versions.offerWork(all[0]);
  };
  const goTo = (address: string, edited?: number) => {
    if (address !== readAddress(location).address) {
      history.pushState(null, '', location.pathname + location.search + address);
    }
    void open(edited);
  };
  const versions = offerVersions({ editor, work, notices, show, goTo });
  const onHash = () => void open();
  addEventListener('hashchange', onHash);
  const stop = () => {
    current += 1;
    removeEventListener('hashchange', onHash);
  };
  return { open, goTo, stop };
}

/** A version with another of its files open, if it has that, and first, so that the preview shows its component. */
function withFile(version: Version, file: string | undefined): Version {
  const wanted = version.files.filter(({ name }) => name === file);
  if (wanted.length === 0) return version;
  const files = [...wanted, ...version.files.filter(({ name }) => name !== file)];
  return { ...version, files, active: file };
}

/** History steps between fragments stay in the page, and fire `hashchange`. */
function moveToFragment(address: string): void {
  const query = new URLSearchParams(location.search);
  if (!query.has('example') && !query.has('file')) return;
  query.delete('example');
  query.delete('file');
  const search = query.size > 0 ? `?${query}` : '';
  history.replaceState(history.state, '', location.pathname + search + address);
}
