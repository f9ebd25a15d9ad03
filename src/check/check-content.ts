import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkRedirects } from '../addresses/check-redirects.ts';
import { placeConfigFaults } from '../config/place-config-faults.ts';
import type { Fault } from '../faults/fault.ts';
import { type FieldFault, placeFault } from '../faults/places.ts';
import { createLinkChecker, readOnBroken } from '../links/check-link.ts';
import {
  findBrokenContentLinks,
  findBrokenLinksBeside,
  listKnownIds,
} from '../links/content-links.ts';
import { findBrokenFieldLinks, listConfigLinks, listDataLinks } from '../links/field-links.ts';
import { findUnknownReferences } from '../navigation/content-references.ts';
import { buildNavigation } from '../navigation/site-navigation.ts';
import { findComponentFaults } from '../read/component-faults.ts';
import { listFiles } from '../read/list-files.ts';
import { suggestFile } from '../read/module-file.ts';
import type { ReadContent } from '../read/read-content.ts';
import type { SiteConfig } from '../site/schema.ts';
import { listSiteRoutes } from '../table/site-routes.ts';
import { buildSiteTable } from '../table/site-table.ts';
import { findBlockedFolders } from './blocked-folders.ts';
import { findOverrideFaults } from './check-overrides.ts';
import { checkPages } from './check-pages.ts';
import { findHiddenFiles, warnOfOwnRobots } from './own-files.ts';

/**
 * Finds all faults of content: those of single files, and those that depend on all files together.
 * @param uncertain prefixes of the configuration fields that aren't checked, see `stripInvalidFields`
 */
export function checkContent(
  root: string,
  site: SiteConfig,
  content: ReadContent,
  uncertain: readonly string[] = [],
): Fault[] {
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
  const placed = navigation.faults.filter(
    ({ missingId }) => missingId === undefined || !failedIds.has(missingId),
  );
  // A missing picture would also be reported as a broken link.
  const told = new Set(content.faults.map(nameMissing));
  const isNew = (fault: Fault) => {
    const name = nameMissing(fault);
    return name === undefined || !told.has(name);
  };
  // A faulty sidebar may still list the page.
  const isUnsure = navigation.faults.length + routes.faults.length > 0;
  const together = [
    ...placed,
    ...routes.faults,
    ...findBrokenFieldLinks([...listConfigLinks(site), ...listDataLinks(content)], check),
    ...checkRedirects(site, { ids: routes.ids, failed: new Set(failed.values()) }),
    ...findHiddenFiles(table.files, ownFiles),
    ...warnOfOwnRobots(root, ownFiles, site),
    ...findBlockedFolders(table.files, ownFiles),
    ...findMissingHomeCode(root, site),
    ...checkPages(index, isUnsure ? new Map() : navigation.sidebars),
  ];
  const ofConfig = together.filter(({ file }) => file === 'site.config.ts');
  const certain = ofConfig.filter(
    ({ field = '' }: FieldFault) => !uncertain.some((start) => field.startsWith(start)),
  );
  return [
    ...content.faults,
    ...placeConfigFaults(root, certain),
    ...together
      .filter((fault) => !ofConfig.includes(fault))
      .map((fault) => placeFault(fault, places.get(fault.file))),
    ...findUnknownReferences(content, Object.keys(site.docs.sidebars)),
    ...findBrokenContentLinks(index, check).filter(isNew),
    ...findBrokenLinksBeside(content.broken, check, site.onBrokenAnchors).filter(isNew),
    ...findComponentFaults(root, index),
    ...findOverrideFaults(root),
  ];
}

/** Finds missing code that the home page should show. */
function findMissingHomeCode(root: string, { home }: SiteConfig): FieldFault[] {
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

/** Identifies a fault by its line and the name that it reports as missing. */
function nameMissing({ file, line, message }: Fault): string | undefined {
  const missing = /^(?:cannot find|broken link) ("[^"]*"):/.exec(message)?.[1];
  return missing && `${file}:${line} ${missing}`;
}
