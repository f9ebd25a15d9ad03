import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReadContent } from '../compile/files/read-content.ts';
import { readSidebarPlaces } from '../config/frozen-versions.ts';
import { placeConfigDiagnostics } from '../config/place-config-diagnostics.ts';
import type { SiteConfig } from '../config/schema.ts';
import { findComponentDiagnostics } from '../content/modules/component-diagnostics.ts';
import { listExports } from '../content/modules/list-exports.ts';
import { overridesFolder, replaceableFolder } from '../content/modules/overrides.ts';
import { suggestFile } from '../content/modules/resolve-import.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { findNearestName } from '../diagnostics/nearest-name.ts';
import { type FieldDiagnostic, placeDiagnostic } from '../diagnostics/places.ts';
import { createLinkChecker, readOnBroken } from '../links/check-link.ts';
import {
  findBrokenContentLinks,
  findBrokenLinksBeside,
  listKnownIds,
} from '../links/content-links.ts';
import { findBrokenFieldLinks, listConfigLinks, listDataLinks } from '../links/field-links.ts';
import { listFiles } from '../node/list-files.ts';
import { buildConfigUrl } from '../outputs/absolute-url.ts';
import { findUnknownReferences } from '../site/navigation/content-references.ts';
import { isOfFailed } from '../site/navigation/sidebar-context.ts';
import { buildNavigation } from '../site/navigation/site-navigation.ts';
import { hostFiles, type MadeFile } from '../site/table/list-files.ts';
import { listSiteRoutes } from '../site/table/site-routes.ts';
import { buildSiteTable } from '../site/table/site-table.ts';
import { checkRedirects } from './addresses/check-redirects.ts';
import { checkPages } from './check-pages.ts';
import { checkTexts } from './check-texts.ts';

/**
 * Finds all diagnostics of content: those of single files, and those that depend on all files together.
 * @param uncertain prefixes of the configuration fields that aren't checked, see `stripInvalidFields`
 */
export function checkContent(
  root: string,
  site: SiteConfig,
  content: ReadContent,
  uncertain: readonly string[] = [],
): Diagnostic[] {
  const { index, failed, failedIds, places } = content;
  const ownFiles = listFiles(path.join(root, 'public')).map((name) => `/${name}`);
  const table = buildSiteTable(index, site);
  const publicFiles = new Set([
    ...ownFiles.flatMap((file) => [file, file.replace(/\/index\.html$/, '/')]),
    ...table.outputs.map((output) => output.path),
  ]);
  const routes = listSiteRoutes(index, site, failed);
  const { url } = site;
  const ids = listKnownIds(routes, index);
  const check = createLinkChecker({
    ...routes,
    ids,
    publicFiles,
    url,
    onBroken: readOnBroken(site),
  });
  const navigation = buildNavigation(index, site);
  const placed = navigation.diagnostics.filter(
    ({ missingId }) => missingId === undefined || !isOfFailed(missingId, failedIds),
  );
  // A missing picture would also be reported as a broken link.
  const missingNames = new Set(content.diagnostics.map(nameMissing));
  const isNew = (diagnostic: Diagnostic) => {
    const name = nameMissing(diagnostic);
    return name === undefined || !missingNames.has(name);
  };
  // A failing sidebar may still list the page.
  const isUnsure = navigation.diagnostics.length + routes.diagnostics.length > 0;
  const together = [
    ...placed,
    ...routes.diagnostics,
    ...findBrokenFieldLinks([...listConfigLinks(site), ...listDataLinks(content)], check),
    ...checkRedirects(site, { ids: routes.ids, failed: new Set(failed.values()) }),
    ...findHiddenFiles(table.files, ownFiles),
    ...warnOfOwnRobots(root, ownFiles, site),
    ...findMissingHomeCode(root, site),
    ...checkPages(index, isUnsure ? new Map() : navigation.sidebars, site.onBrokenAnchors),
  ];
  const ofConfig = together.filter(({ file }) => file === 'site.config.ts');
  const certain = ofConfig.filter(
    ({ field = '' }: FieldDiagnostic) => !uncertain.some((start) => field.startsWith(start)),
  );
  return [
    ...content.diagnostics,
    ...placeConfigDiagnostics(root, certain),
    ...together
      .filter((diagnostic) => !ofConfig.includes(diagnostic))
      .map((diagnostic) => {
        const { file } = diagnostic;
        return placeDiagnostic(diagnostic, places.get(file) ?? readSidebarPlaces(root, file));
      }),
    ...findUnknownReferences(content, site.docs),
    ...findBrokenContentLinks(index, check).filter(isNew),
    ...findBrokenLinksBeside(content.broken, check, site.onBrokenAnchors).filter(isNew),
    ...findComponentDiagnostics(root, index),
    ...findOverrideDiagnostics(root),
    ...checkTexts(root, site),
  ];
}

/** Finds missing code that the home page should show. */
function findMissingHomeCode(root: string, { home }: SiteConfig): FieldDiagnostic[] {
  const files = [
    ...home.demo.map((name, at) => ({ name, field: `home.demo[${at}]` })),
    ...home.sections.flatMap(({ proof }, section) =>
      (proof?.files ?? []).map((name, at) => ({
        name,
        field: `home.sections[${section}].proof.files[${at}]`,
      })),
    ),
  ];
  return files.flatMap(({ name, field }) => {
    const file = `content/${name}`;
    if (existsSync(path.join(root, file))) return [];
    const message = `${field}: there is no file ${file}`;
    return [{ file: 'site.config.ts', field, message, hint: suggestFile(root, file) }];
  });
}

/** Identifies a diagnostic by its line and the name that it reports as missing. */
function nameMissing({ file, line, message }: Diagnostic): string | undefined {
  const missing = /^(?:cannot find|broken link) ("[^"]*"):/.exec(message)?.[1];
  return missing && `${file}:${line} ${missing}`;
}

/** Finds overrides that replace nothing, and those without an export of the component that they replace. */
function findOverrideDiagnostics(root: string): Diagnostic[] {
  const names = listFiles(path.join(root, overridesFolder)).filter((name) =>
    /^[^/]+\.[jt]sx?$/.test(name),
  );
  if (names.length === 0) return [];
  const components = listFiles(path.join(root, replaceableFolder)).filter((name) =>
    /^[^/]+\.tsx$/.test(name),
  );
  return names.flatMap((name) => {
    const file = `${overridesFolder}/${name}`;
    if (!components.includes(name)) return [{ file, ...describeUnknown(name, components) }];
    return findMissingExports(root, name).map((missing) => ({
      file,
      message: `it does not export ${missing}, which ${replaceableFolder}/${name} exports`,
      hint: `Export it, or keep the original with: export * from '@site/${replaceableFolder}/${name}';`,
    }));
  });
}

/** @param components the names of all components, sorted */
function describeUnknown(
  name: string,
  components: readonly string[],
): Pick<Diagnostic, 'message' | 'hint'> {
  const nearest = findNearestName(name.replace(/\.[jt]sx?$/, '.tsx'), components);
  return {
    message: `there is no component ${replaceableFolder}/${name} to replace`,
    hint: nearest
      ? `Did you mean ${nearest}?`
      : `Give it the name of a file in ${replaceableFolder}, or move it to a folder in ${overridesFolder}.`,
  };
}

/** The exports that an override lacks; none if its text alone doesn't tell what it exports. */
function findMissingExports(root: string, name: string): string[] {
  const ownExports = listExports(path.join(root, overridesFolder, name));
  const original = listExports(path.join(root, replaceableFolder, name));
  return ownExports && original
    ? original.filter((exported) => !ownExports.includes(exported))
    : [];
}

/** Finds files of `public/` that a generated file would overwrite. */
function findHiddenFiles(
  generated: readonly MadeFile[],
  publicFiles: readonly string[],
): Diagnostic[] {
  // Many file systems ignore case.
  const owners = new Map(generated.map((file) => [file.path.toLowerCase(), file]));
  return publicFiles.flatMap((file) => {
    if (hostFiles.includes(file)) return [];
    const { route, path: name, source } = owners.get(file.toLowerCase()) ?? {};
    if (!source) return [];
    const place = route === undefined ? `the file ${name}` : `the route ${route}`;
    const message = `${place} has two sources: ${source.name} and this file`;
    const hint =
      source.file === undefined
        ? 'Rename this file, or delete it.'
        : 'Rename one of them, or delete this one.';
    return [{ file: `public${file}`, message, hint }];
  });
}

/** Notes that the author's `robots.txt` is published instead of the generated one, and whether it names the sitemap. */
function warnOfOwnRobots(
  root: string,
  publicFiles: readonly string[],
  site: SiteConfig,
): Diagnostic[] {
  if (!publicFiles.includes('/robots.txt')) return [];
  const line = `Sitemap: ${buildConfigUrl(site.url, site.baseUrl, 'sitemap.xml')}`;
  const text = readFileSync(path.join(root, 'public/robots.txt'), 'utf8');
  const lines = text.split('\n').map((written) => written.trim());
  return [
    {
      file: 'public/robots.txt',
      message: 'it replaces the robots.txt that the build generates',
      hint: lines.includes(line)
        ? 'To use the generated one, delete it.'
        : `Add the line "${line}". To use the generated one, delete it.`,
      severity: 'warning',
    },
  ];
}
