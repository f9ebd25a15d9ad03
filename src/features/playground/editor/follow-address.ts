import { firstExample } from 'virtual:first-example';
import { textFor } from '../../../texts/text.ts';
import type { ProjectFile } from '../../samples/compiler/project.ts';
import { type Decoded, decodeProject, parseProject } from '../../samples/link/decode-project.ts';
import { type LinkView, sampleAddress } from '../../samples/link/link-bounds.ts';
import {
  formatTime,
  type KeptProject,
  readKept,
  readShownProject,
  setAside,
} from './kept-projects.ts';
import { inTime } from './late-script.ts';
import type { Notices } from './notices.ts';
import { type Asked, readProjectAddress } from './read-address.ts';
import type { keepWork } from './work-kept.ts';

type OpenedProject = {
  files: ProjectFile[];
  /** The address of the opened project: the first example if the requested address is invalid. */
  address: string;
  /** The initial view in the link; by default the preview. */
  view?: LinkView;
  /** Why the requested address is invalid, in words. */
  problem?: string;
};

type AddressOptions = {
  /** Returns the current project. */
  read: () => Pick<KeptProject, 'files' | 'active'>;
  work: ReturnType<typeof keepWork>;
  notices: Notices;
  /**
   * Called to open a project.
   * @param view the initial view in the link
   */
  onOpen: (files: ProjectFile[], active?: string, view?: LinkView) => void;
};

/**
 * Opens the project in the page's address, and again when the address changes. The visitor's version of it
 * replaces it; their other projects are offered.
 */
export function followAddress({ read, work, notices, onOpen }: AddressOptions) {
  // Not the page's time origin, because the previous page may still be saving then.
  const began = Date.now();
  let current = 0;
  const show = ({ files, active, edited }: Version, address: string, view?: LinkView) => {
    work.begin(address, edited);
    onOpen(files, active, view);
  };
  /** @param wanted the time of the visitor's version to open */
  const open = async (wanted?: number) => {
    current += 1;
    const mine = current;
    work.save();
    const request = readProjectAddress(location);
    moveToFragment(request.address);
    const opened = await openProject(request);
    if (mine !== current) return;
    const { address, problem } = opened;
    for (const matter of ['link', 'address', 'own', 'tabs']) notices.end(matter);
    const all = readKept();
    const last = readShownProject();
    const versionsHere = all.filter((project) => project.address === address);
    const keptVersion =
      all.find(({ edited }) => edited === wanted) ??
      versionsHere.find(({ edited }) => edited === last) ??
      versionsHere.find(({ aside }) => !aside);
    show(withFile(keptVersion ?? opened, request.file), address, opened.view);
    const instead = keptVersion || !firstExample ? '' : ` ${textFor('playground.address.instead')}`;
    if (problem) notices.say('address', problem + instead);
    if (keptVersion) versions.offerOriginal(opened, keptVersion.edited < began);
    else if (all[0]) versions.offerWork(all[0]);
  };
  const goTo = (address: string, edited?: number) => {
    if (address !== readProjectAddress(location).address) {
      history.pushState(null, '', location.pathname + location.search + address);
    }
    void open(edited);
  };
  const versions = offerVersions({ read, work, notices, show, goTo });
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

/** For sites without examples. */
const blank = [{ name: 'App.tsx', code: '' }];

/** Opens the project of an address; for an invalid address, the first example. */
async function openProject(request: Asked): Promise<OpenedProject> {
  const first = { files: firstExample ?? blank, address: '' };
  if (request.kind === 'first') return first;
  if (request.kind === 'example') {
    const coming = inTime(import('virtual:examples')).catch(() => undefined);
    const examples = (await coming)?.examples;
    const example = examples?.find(({ name }) => name === request.name);
    if (example) return { files: example.files, address: request.address };
    if (!examples) return { ...first, problem: textFor('playground.address.examples') };
    return {
      ...first,
      problem: textFor('playground.address.noExample', { name: request.name.slice(0, 40) }),
    };
  }
  const decoded = await (request.kind === 'sample'
    ? loadSample(request.name)
    : decodeProject(request.address));
  if ('problem' in decoded) return { ...first, problem: decoded.problem };
  return { ...decoded, address: request.address };
}

/** Loads the project of a sample, which the build has written; browsers ask whether it has changed. */
async function loadSample(name: string): Promise<Decoded> {
  const shown = name.slice(0, 60);
  try {
    // From the page of the playground, which is one level below the root of the site.
    const answer = await fetch(`..${sampleAddress(encodeURIComponent(name))}`, {
      cache: 'no-cache',
    });
    if (answer.ok) return parseProject(await answer.text());
    return { problem: textFor('playground.address.noSample', { name: shown }) };
  } catch {
    return { problem: textFor('playground.address.sample', { name: shown }) };
  }
}

/** The files of an address; with `active` and `edited` if they are the visitor's version. */
type Version = { files: ProjectFile[]; active?: string; edited?: number };

type VersionOptions = {
  read: AddressOptions['read'];
  work: ReturnType<typeof keepWork>;
  notices: Notices;
  show: (version: Version, address: string) => void;
  goTo: (address: string, edited?: number) => void;
};

/** Offers to switch between the visitor's version of a project and the original. */
function offerVersions({ read, work, notices, show, goTo }: VersionOptions) {
  /** @param isOlder whether the version is from an earlier visit */
  const offerOriginal = ({ files, address }: OpenedProject, isOlder: boolean) => {
    const run = () => {
      work.save();
      const edited = work.kept();
      const current = { ...read(), edited };
      if (edited !== undefined) setAside(edited, true);
      show({ files }, address);
      offerUndo(current, { files, address });
    };
    const text = isOlder ? textFor('playground.own.restored') : textFor('playground.own.open');
    notices.say('own', text, { label: textFor('playground.own.startOver'), run });
  };
  const offerUndo = (current: Version, opened: OpenedProject) => {
    const run = () => {
      work.save();
      if (current.edited !== undefined) setAside(current.edited, false);
      show(current, opened.address);
      offerOriginal(opened, false);
    };
    notices.say('own', textFor('playground.own.startedOver'), {
      label: textFor('playground.undo'),
      run,
    });
  };
  const offerWork = ({ address, edited }: KeptProject) => {
    const run = () => goTo(address, edited);
    notices.say('own', textFor('playground.own.unsaved', { time: formatTime(edited) }), {
      label: textFor('playground.own.resume'),
      run,
    });
  };
  return { offerOriginal, offerWork };
}
