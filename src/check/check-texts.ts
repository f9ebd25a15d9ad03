import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { SiteConfig } from '../config/schema.ts';
import { languageOfSite } from '../config/site-language.ts';
import { shippedTexts, textsPath } from '../config/site-texts.ts';
import { parseYaml } from '../content/front-matter/parse-yaml.ts';
import { readText } from '../content/read-text.ts';
import type { Diagnostic, DiagnosticText } from '../diagnostics/diagnostic.ts';
import { findNearestName } from '../diagnostics/nearest-name.ts';
import { placeDiagnostic } from '../diagnostics/places.ts';
import { listFeatures } from '../features/load-parts.ts';
import { english } from '../texts/english.ts';
import { listCategories } from '../texts/plural-forms.ts';
import { placeholder } from '../texts/text.ts';

const entry = z.strictObject({ message: z.string(), description: z.string().optional() });
const textsFile = z.record(z.string(), entry);
const ours: Readonly<Record<string, string>> = english;

/**
 * Checks `content/code.json`, if there is one: a diagnostic for each text that can't be used as it is, and one warning
 * for all that are missing.
 */
export function checkTexts(root: string, site: SiteConfig): Diagnostic[] {
  if (!existsSync(path.join(root, textsPath))) return [];
  const source = readText(root, textsPath);
  if ('diagnostic' in source) return [source.diagnostic];
  const { value, diagnostics, places } = parseYaml(source.text, textsFile, textsPath);
  if (!value) return diagnostics;
  const language = languageOfSite(site.locales);
  const wrong = Object.entries(value).flatMap(([id, { message }]) =>
    checkMessage(id, message, language).map((diagnostic) =>
      placeDiagnostic({ file: textsPath, field: `${id}.message`, ...diagnostic }, places),
    ),
  );
  return [...diagnostics, ...wrong, ...warnOfMissing(site, new Set(Object.keys(value)))];
}

function checkMessage(id: string, written: string, language: string): DiagnosticText[] {
  const original = ours[id];
  if (original === undefined) return [describeUnknown(id)];
  const [wanted, given] = [original, written].map(
    (text) => new Set(Array.from(text.matchAll(placeholder), ([all]) => all)),
  );
  const unknown = [...(given ?? [])].filter((name) => !wanted?.has(name));
  const lost = [...(wanted ?? [])].filter((name) => !given?.has(name));
  return [
    ...unknown.map((name) => ({
      message: `"${id}" has no value ${name}, so it would be shown like this`,
      hint: `In English it is: ${original}`,
    })),
    ...lost.map((name) => ({
      severity: 'warning' as const,
      message: `"${id}" lacks ${name}, which is left out`,
      hint: `In English it is: ${original}`,
    })),
    ...checkForms(id, original, written, language),
  ];
}

/** Like Docusaurus, a text with too few forms shows the last one for the others. */
function checkForms(id: string, original: string, written: string, language: string) {
  if (!original.includes('|')) return [];
  const { all, needed } = listCategories(language);
  const count = written.split('|').length;
  if (count >= needed.length && count <= all.length) return [];
  const message = `"${id}" has ${count} plural ${count === 1 ? 'form' : 'forms'}, and the language ${language} has ${all.length}: ${all.join(', ')}`;
  const hint = `Write them in this order, with | between them. In English it is: ${original}`;
  return [{ severity: 'warning' as const, message, hint }];
}

/** Ids of texts of Docusaurus that are shown nowhere here are reported as one warning. */
function describeUnknown(id: string): DiagnosticText {
  const near = findNearestName(id, Object.keys(ours));
  return {
    severity: 'warning',
    message: near ? `there is no text "${id}"` : 'this site shows no text with this id',
    hint: near ? `Did you mean "${near}"?` : 'You can remove it.',
  };
}

/** The ids of the texts that a site shows: those of features that it lacks aren't among them. */
export function listTextIds(site: SiteConfig): string[] {
  const features = listFeatures(site);
  const isShown = (id: string) => {
    const [start = ''] = id.split('.');
    if (id.startsWith('theme.Search')) return features.includes('search');
    return ['theme', 'shell', 'blog'].includes(start) || features.some((name) => name === start);
  };
  return Object.keys(ours).filter(isShown);
}

function warnOfMissing(site: SiteConfig, written: ReadonlySet<string>): Diagnostic[] {
  const ids = listTextIds(site);
  const shipped = shippedTexts(languageOfSite(site.locales));
  const missing = ids.filter((id) => !written.has(id) && shipped[id] === undefined);
  // A file in English replaces single texts.
  if (missing.length === 0 || /^en\b/i.test(languageOfSite(site.locales))) return [];
  const message = `${missing.length} of ${ids.length} texts of the interface are missing, and shown in English`;
  const hint =
    '`npm run translations` lists them; with `-- --write` it adds them to this file, for you to translate.';
  return [{ file: textsPath, line: 1, column: 1, severity: 'warning', message, hint }];
}
