import type { ContentFacts, FoundFacts } from '../../content/content-facts.ts';
import type { Head } from '../../content/read-doc.ts';
import { readText } from '../../content/read-text.ts';
import { isPageFile } from '../../content/source-path.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { mapFiles } from '../../node/map-files.ts';
import type { ContentCompiler } from './content-cache.ts';

/** A content file: its front matter, and the result of compiling; absent if that failed. */
export type ReadPage<H> = {
  file: string;
  head?: Head<H>;
  facts?: ContentFacts;
  /** Its references, if it has errors. */
  found?: FoundFacts;
  diagnostics: Diagnostic[];
};

type AnyHead = { frontMatter: { draft: boolean } };

/**
 * Reads and compiles the pages among some files.
 * @param files paths relative to the root
 * @param readHead reads the front matter of a file
 * @param drafts whether the texts of drafts are compiled
 * @returns each page with all its diagnostics, in the order of the files
 */
export async function readPages<H extends AnyHead>(
  files: readonly string[],
  readHead: (file: string, text: string) => Head<H>,
  root: string,
  compile: ContentCompiler,
  drafts: boolean,
): Promise<ReadPage<H>[]> {
  return mapFiles(files.filter(isPageFile), async (file) => {
    const read = readText(root, file);
    if ('diagnostic' in read) return { file, diagnostics: [read.diagnostic] };
    const head = readHead(file, read.text);
    if (head.value?.frontMatter.draft && !drafts)
      return { file, head, diagnostics: head.diagnostics };
    const { compiled, found, diagnostics } = await compile(file, read.text);
    return {
      file,
      head,
      facts: compiled,
      found,
      diagnostics: [...head.diagnostics, ...diagnostics],
    };
  });
}

/** Finds files that would be pages if their extension were in lower case, or short. */
export function warnOfEndings(files: readonly string[]): Diagnostic[] {
  return files
    .filter((file) => /\.(?:mdx?|markdown)$/i.test(file) && !/\.mdx?$/.test(file))
    .filter((file) => isPageFile(file.toLowerCase().replace(/markdown$/, 'md')))
    .map((file) => ({
      file,
      message: /markdown$/i.test(file)
        ? 'not a page: the extension must be .md or .mdx'
        : 'not a page: the extension must be lower case',
      hint: 'Name it .md or .mdx, or start its name with _ if it should not be a page.',
      severity: 'warning',
    }));
}
