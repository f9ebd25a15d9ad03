import type { CompiledRule, CompiledSource, ProjectFile } from '../compiler/project.ts';
import type { Entry } from '../entry/write-entry.ts';
import type { Sample } from '../sample.ts';
import { askKept } from '../sandbox/ask-kept.ts';
import { isStyled, takeMarkup } from './take-markup.ts';

/** The compiled output of a sample, and what it shows. */
export type CompiledSample = {
  file: CompiledSource;
  /** The rules of the whole project, including those that replace style attributes. */
  rules: CompiledRule[];
  /** The markup of its component, if any is visible. */
  html?: string;
  /** The file that shows it in the playground, if the sample needs one. */
  entry?: ProjectFile;
};

/** The file that the playground shows; a sample of this name shows itself. */
const entryName = 'App.tsx';

/**
 * Compiles a sample, and renders its exports with the file that the playground gets for it, so that both show the
 * same.
 * @returns undefined for a sample that is wrong on purpose, is a fragment, or has neither rules nor a component;
 * the reason if it was stopped
 */
export async function compileSample(
  sample: Sample,
): Promise<CompiledSample | { stopped: string } | undefined> {
  const { files, file: name, fails, fragment } = sample;
  // Samples that only the linter rejects still compile.
  const compiles = fails.every(({ tool }) => tool === 'lint');
  if (!compiles || fragment !== undefined) return undefined;
  const { answer: written, stopped: unread } = await writeEntryOf(sample);
  if (unread !== undefined) return { stopped: unread };
  const entry = written && { name: entryName, code: written.code };
  const isShown = written?.shows === 'components';
  const shownFile = isOwnEntry(name) ? name : entryName;
  const { answer, stopped } = await askKept('project', {
    files: entry ? [...files, entry] : files,
    mode: 'production',
    linesOf: [name],
    // Without an exported component no code for engines is requested: that is half of the work.
    renders: isShown || isOwnEntry(name) ? [shownFile] : [],
  });
  if (stopped !== undefined) return { stopped };
  const { project, html } = answer;
  const file = project.files.find((compiled) => compiled.name === name);
  const markup = takeMarkup(html[0], project.rules);
  const isWorth = markup && isStyled(markup.html, [...project.rules, ...markup.rules]);
  const shown = isWorth ? markup : undefined;
  // Files with types or re-exported styles only have compiled output through others.
  const hasRules = file?.rules.some(({ css }) => css !== '');
  if (!file || !(hasRules || shown)) return undefined;
  const rules = [...project.rules, ...(shown?.rules ?? [])];
  const isUsed = entry && (shown || !isShown);
  return { file, rules, html: shown?.html, ...(isUsed && { entry }) };
}

const isOwnEntry = (name: string) => /^App\.[jt]sx?$/.test(name);

async function writeEntryOf({
  files,
  file: name,
}: Sample): Promise<{ answer?: Entry | null; stopped?: string }> {
  const source = files.find((file) => file.name === name);
  if (!source || files.some((file) => isOwnEntry(file.name))) return {};
  return askKept('entry', source);
}
