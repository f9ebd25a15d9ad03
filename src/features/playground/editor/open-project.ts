import { examples } from 'virtual:examples';
import type { ProjectFile } from '../../samples/compiler/project.ts';
import { decodeProject } from '../../samples/link/decode-project.ts';
import type { LinkView } from '../../samples/link/link-versions.ts';
import type { Asked } from './read-address.ts';

export type OpenedProject = {
  files: ProjectFile[];
  /** What is shown in the end: the first example where the address leads nowhere. */
  address: string;
  /** What the link says to show of it at first; else the preview. */
  view?: LinkView;
  /** Why it leads nowhere, in words. */
  problem?: string;
};

/** Where a site has no examples. */
const blank = [{ name: 'App.tsx', code: '' }];

/** The project that an address asks for; the first example takes the place of what cannot be had. */
export async function openProject(asked: Asked): Promise<OpenedProject> {
  const first = { files: examples[0]?.files ?? blank, address: '' };
  if (asked.kind === 'first') return first;
  if (asked.kind === 'example') {
    const found = examples.find(({ name }) => name === asked.name);
    if (found) return { files: found.files, address: asked.address };
    return { ...first, problem: `There is no example “${asked.name.slice(0, 40)}”.` };
  }
  const decoded = await decodeProject(asked.address);
  if ('problem' in decoded) return { ...first, problem: decoded.problem };
  return { ...decoded, address: asked.address };
}
