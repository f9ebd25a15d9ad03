import { findProjectProblem } from '../link/check-project.ts';
import { type LinkView, sampleAddress } from '../link/link-bounds.ts';
import { writeProject } from '../link/write-link.ts';
import type { Sample, WrittenFile } from '../sample.ts';
import type { CompiledSample } from './compile-sample.ts';

/**
 * The project that the playground opens for a sample, its own file first. If no component is visible, it opens at
 * its rules, or at its JavaScript if it has no rules either.
 * @param name the name in the address: `#sample=name`
 * @returns undefined if the playground would reject it
 */
export function writeSample(
  { files, file }: Sample,
  { file: compiled, entry, html }: Pick<CompiledSample, 'file' | 'entry' | 'html'>,
  name: string,
): WrittenFile | undefined {
  const ordered = files.toSorted((a, b) => Number(b.name === file) - Number(a.name === file));
  const content = {
    files: entry ? [...ordered, entry] : ordered,
    ...(html === undefined && { view: viewOf(compiled) }),
  };
  if (findProjectProblem(content.files)) return undefined;
  return { address: sampleAddress(name), text: writeProject(content) };
}

const viewOf = ({ rules }: CompiledSample['file']): LinkView =>
  rules.some(({ css }) => css !== '') ? 'rules' : 'javascript';
