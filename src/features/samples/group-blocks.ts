import type { ProjectFile } from './compiler/project.ts';
import { listRelativeImports, usesStyleX } from './names/find-imported.ts';
import type { Sample, SampleBlock } from './sample.ts';

/** The extension of a file in each language that a sample may be written in. */
const endings: Record<string, string> = {
  ts: 'ts',
  typescript: 'ts',
  tsx: 'tsx',
  js: 'js',
  javascript: 'js',
  mjs: 'js',
  jsx: 'jsx',
};

/** A block as a file of a project of its page. */
type BlockFile = ProjectFile & {
  project: string;
  isNeighbour: boolean;
  beside?: readonly ProjectFile[];
};

/**
 * Groups the blocks of one page into projects: each block of StyleX gets the files that it needs. A file's name is
 * the block's title; if a page has several with one title, the last one above counts, otherwise the first one
 * below. Blocks that don't compile on purpose, and fragments, aren't imported by others.
 * @returns the sample of each block; undefined for blocks that aren't one
 */
export function groupBlocks(blocks: readonly SampleBlock[]): (Sample | undefined)[] {
  const files = blocks.map(fileOf);
  return blocks.map(({ contract }, at) => {
    const file = files[at];
    if (!file) return undefined;
    const { fails, fragment, project, sheet } = contract;
    const reached = listReached(files, at, file);
    const isFragment = fragment !== undefined && /\bstylex\.\w+\(/.test(file.code);
    const isMeant = fails.length > 0 || isFragment || project !== undefined;
    if (!isMeant && !reached.some(({ code }) => usesStyleX(code))) return undefined;
    const needed = reached.map(({ name, code }) => ({ name, code }));
    return {
      files: needed,
      file: file.name,
      fails,
      ...(fragment !== undefined && { fragment }),
      ...(sheet && { sheet }),
    };
  });
}

/** Whether a block is in a language for samples. */
export function isScript({ language }: Pick<SampleBlock, 'language'>): boolean {
  return Object.hasOwn(endings, language);
}

function fileOf({ language, title, code, contract, beside }: SampleBlock): BlockFile | undefined {
  const ending = endings[language];
  if (!ending || contract.output) return undefined;
  const name = title && /^[\w@./[\]-]+\.[cm]?[jt]sx?$/.test(title) ? title : undefined;
  const compiles = contract.fails.every(({ tool }) => tool === 'lint');
  return {
    name: name ?? `sample.${ending}`,
    code: `${code}\n`,
    project: contract.project ?? '',
    isNeighbour: name !== undefined && compiles && contract.fragment === undefined,
    beside,
  };
}

/** A file and its imports, recursively, among the files of its project. */
function listReached(
  files: readonly (BlockFile | undefined)[],
  at: number,
  start: BlockFile,
): BlockFile[] {
  const find = (name: string) => {
    const fits = (file: BlockFile | undefined) =>
      file?.isNeighbour && file.name === name && file.project === start.project;
    if (name === start.name) return start;
    const neighbour = files.slice(0, at).findLast(fits) ?? files.find(fits);
    if (neighbour) return neighbour;
    const file = start.beside?.find((file) => file.name === name);
    return file && { ...file, project: start.project, isNeighbour: false };
  };
  const reached = new Set([start]);
  for (const { name, code } of reached) {
    for (const names of listRelativeImports(name, code)) {
      const neighbour = names.map(find).find((file) => file !== undefined);
      if (neighbour) reached.add(neighbour);
    }
  }
  return [...reached];
}

/** Languages whose blocks are parsed. */
const parsed = ['json', 'css', 'yaml', 'yml', 'html', 'sh', 'shell', 'bash'] as const;
export type ParsedLanguage = (typeof parsed)[number];

/** Whether a block in this language is parsed. */
export function isParsed(language: string): language is ParsedLanguage {
  return parsed.some((parsedLanguage) => parsedLanguage === language);
}
