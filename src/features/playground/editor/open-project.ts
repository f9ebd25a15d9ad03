import { examples } from 'virtual:examples';
import type { ProjectFile } from '../../samples/compiler/project.ts';
import { decodeProject } from '../../samples/link/decode-project.ts';
import type { LinkView } from '../../samples/link/link-bounds.ts';
import type { Asked } from './read-address.ts';

export type OpenedProject = {
  files: ProjectFile[];
  /** The address of the opened project: the first example if the requested address is invalid. */
  address: string;
  /** The initial view in the link; by default the preview. */
  view?: LinkView;
  /** Why the requested address is invalid, in words. */
  problem?: string;
};

/** For sites without examples. */
const blank = [{ name: 'App.tsx', code: '' }];

/** Opens the project of an address; for an invalid address, the first example. */
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
