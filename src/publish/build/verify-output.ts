import { type AuthorPlace, createAuthorPlaces } from '../../check/output/author-places.ts';
import { type BrokenLinksInput, findBrokenLinks } from '../../check/output/broken-links.ts';
import type { BuiltPage } from '../../check/output/built-page.ts';
import { buildLinkDiagnostics } from '../../check/output/link-diagnostics.ts';
import { checkPageRules } from '../../check/output/page-rules.ts';
import { checkUniqueTitles } from '../../check/output/unique-titles.ts';
import { placeConfigDiagnostics } from '../../config/place-config-diagnostics.ts';
import type { SiteConfig } from '../../config/schema.ts';
import { type ContentIndex, hasCanonical } from '../../content/content-index.ts';
import { decodeSegment } from '../../content/source-path.ts';
import { type Diagnostic, isError } from '../../diagnostics/diagnostic.ts';
import {
  createLinkChecker,
  type LinkTargets,
  pathsOf,
  readOnBroken,
} from '../../links/check-link.ts';
import { listCheckedAddresses } from '../../links/checked-addresses.ts';
import { findBrokenContentLinks } from '../../links/content-links.ts';
import { findBrokenFieldLinks, listConfigLinks, listDataLinks } from '../../links/field-links.ts';
import { createLinkResolver } from '../../links/link-resolver.ts';
import { isOwnLink } from '../../links/own-link.ts';
import { hrefOfLink, hrefOfRoute } from '../../links/resolve-link.ts';
import { listSiteRoutes } from '../../site/table/site-routes.ts';
import { buildSiteTable } from '../../site/table/site-table.ts';
import { describeWiderPolicies } from '../policy/describe-wider.ts';
import { readOutput } from './read-output.ts';

type VerifyOptions = {
  sums?: ReadonlyMap<string, string>;
  say?: (text: string) => void;
  failed?: readonly string[];
  except?: readonly string[];
  isElsewhere?: (path: string) => boolean;
};

/**
 * Reads a built site and checks the rules for pages: links, ids, files, titles.
 * @param folder the output, before it is published
 * @param root the project's root, with the cache of what was read
 * @param sums the digests of written files, as far as they are known
 * @param say receives a line about pages with extra permissions in their policy
 * @param failed the routes that are not there because of errors in content, which were reported
 * @param except folders that belong to other languages
 * @param isElsewhere tells whether another language, or what all share, has a path
 * @returns all diagnostics
 */
export function verifyOutput(
  folder: string,
  site: SiteConfig,
  index: ContentIndex,
  root: string,
  { sums, say, failed, except, isElsewhere }: VerifyOptions = {},
): Diagnostic[] {
  const { baseUrl, url: siteUrl } = site;
  const { files, pages } = buildSiteTable(index, site);
  const output = readOutput(folder, files, site, { root, sums, except });
  const allowed = listAllowedBrokenLinks(output, site, index, failed !== undefined);
  const absent = new Set(failed?.map((route) => decodeSegment(hrefOfRoute(route, baseUrl))));
  const checked = listCheckedAddresses(index, site);
  const sources = [...index.docs, ...index.posts];
  const untranslated = new Set(
    sources.flatMap((source) => (source.untranslated ? hrefOfRoute(source.route, baseUrl) : [])),
  );
  const broken = findBrokenLinks({ ...output, checked }).filter(
    ({ href, path, page, reason }) =>
      !allowed.has(href) &&
      !absent.has(path) &&
      !isElsewhere?.(path) &&
      // It leads to a heading of the original, whose translation may have another id.
      !(reason === 'missing-id' && untranslated.has(page)),
  );
  const hasMissingIds = broken.some(({ reason }) => reason === 'missing-id');
  const written = hasMissingIds ? checkIdsOfGeneratedPages(output, site, index, root) : [];
  // Diagnostics of texts were reported at their sources; others with the same cause are reported once those are fixed.
  const byCode =
    written.length > 0 ? broken.filter(({ reason }) => reason !== 'missing-id') : broken;
  const withCanonical = new Set(sources.filter(hasCanonical).map(({ file }) => file));
  // Of pages in older versions, the last version has the canonical page.
  const ofOlder = new Set(
    pages.flatMap(({ route, isOlder }) => (isOlder ? hrefOfRoute(route, baseUrl) : [])),
  );
  const fileOf = new Map(sources.map(({ route, file }) => [hrefOfRoute(route, baseUrl), file]));
  const appPages = new Map(
    pages.flatMap(({ route }) => {
      const page = hrefOfRoute(route, baseUrl);
      const built = output.pages.get(page);
      return built ? [[page, built] as const] : [];
    }),
  );
  // Files of `public/` are their author's responsibility.
  const checkedPages = new Map([...output.pages].filter(([page]) => !output.foreign?.has(page)));
  const findPlace = createAuthorPlaces(root, index, baseUrl);
  const repeatedIds = new Set(
    [...appPages.values()].flatMap(({ duplicateIds }) => [...duplicateIds]),
  );
  /** A printed document repeats its pages, and what one text has twice was reported before rendering. */
  const isReported = (page: string, id: string) => {
    if (page.includes('/print/')) return repeatedIds.has(id.replace(/^p\d+-/, ''));
    const place = findPlace(fileOf.get(page), { id });
    return place?.isRepeated === true && /\.mdx?$/.test(place.file);
  };
  const wider = describeWiderPolicies(appPages, site.contentSecurityPolicy);
  if (wider) say?.(wider);
  return [
    ...written,
    ...buildLinkDiagnostics(byCode, {
      baseUrl,
      onBroken: { ...readOnBroken(site), assets: site.onBrokenMarkdownImages },
      findPlace: (page, address) => placeOf(findPlace(fileOf.get(page), { address })),
    }),
    ...[...checkedPages].flatMap(([page, built]) =>
      checkPageRules(withoutReported(page, built, isReported), page, {
        siteUrl,
        file: fileOf.get(page),
        onBrokenAnchors: site.onBrokenAnchors,
        findId: (id) => placeOf(findPlace(fileOf.get(page), { id })),
        hasOwnCanonical:
          ofOlder.has(page) || untranslated.has(page) || withCanonical.has(fileOf.get(page) ?? ''),
        hasApp: appPages.has(page),
      }),
    ),
    ...checkUniqueTitles(
      new Map([...checkedPages].filter(([page]) => !ofOlder.has(page))),
      (page) => fileOf.get(page),
    ),
  ];
}

function withoutReported(
  page: string,
  built: BuiltPage,
  isReported: (page: string, id: string) => boolean,
): BuiltPage {
  const ids = [...built.duplicateIds].filter((id) => !isReported(page, id));
  return ids.length < built.duplicateIds.size ? { ...built, duplicateIds: new Set(ids) } : built;
}

/** Without how often it is there. */
function placeOf(place: AuthorPlace | undefined): AuthorPlace | undefined {
  return place && { file: place.file, line: place.line, column: place.column };
}

/**
 * Checks the links of authors again, now that the ids are known on pages without a content file, such as the
 * archive.
 */
function checkIdsOfGeneratedPages(
  output: BrokenLinksInput,
  site: SiteConfig,
  index: ContentIndex,
  root: string,
): Diagnostic[] {
  const check = createLinkChecker({
    ...listTargets(output, site, index),
    onBroken: readOnBroken(site),
  });
  const fields = listDataLinks({ index, heads: [...index.docs, ...index.posts] });
  const diagnostics = [
    ...placeConfigDiagnostics(root, findBrokenFieldLinks(listConfigLinks(site), check)),
    ...findBrokenFieldLinks(fields, check),
    ...findBrokenContentLinks(index, check),
  ];
  return diagnostics.filter(isError);
}

/**
 * Lists the broken links of authors that the configuration allows, as they are in the HTML of pages: they were
 * reported before rendering, or ignored.
 */
function listAllowedBrokenLinks(
  output: BrokenLinksInput,
  site: SiteConfig,
  index: ContentIndex,
  hasErrors: boolean,
): ReadonlySet<string> {
  const onBroken = readOnBroken(site);
  const all = [...Object.values(onBroken), site.onBrokenMarkdownImages];
  const sources = [...index.docs, ...index.posts, ...index.partials];
  const isPlain = sources.every(({ facts }) => facts.links.every((link) => !link.isMissingFile));
  if (!hasErrors && isPlain && all.every((what) => what === 'throw')) return new Set();
  const targets = listTargets(output, site, index);
  const check = createLinkChecker(targets);
  const paths = pathsOf(targets);
  const resolve = createLinkResolver(listSiteRoutes(index, site));
  const heads = [...index.docs, ...index.posts];
  const fields = [...listConfigLinks(site), ...listDataLinks({ index, heads })]
    .filter(({ href }) => check(href) !== undefined)
    .map(({ href }) => hrefOfLink(href, paths));
  const pages = heads.map(({ file, facts, route }) => {
    return { file, facts, route };
  });
  const partials = index.partials.map(({ file, facts }) => ({ file, facts, route: '/' }));
  const written = [...pages, ...partials].flatMap(({ file, facts, route }) =>
    facts.links
      .filter(({ href, isMissingFile }) => isMissingFile || check(href, { file, route }))
      // In HTML, an absolute URL is as written, or percent-encoded.
      .flatMap(({ href }) =>
        isOwnLink(href)
          ? [resolve(href, file, { file, extent: 'whole' })]
          : [href, encodeURI(decodeSegment(href)).replace(/%25(?=[\da-f]{2})/gi, '%')],
      ),
  );
  // Pages have the absolute URL of pictures for link previews.
  const full = fields.filter(isOwnLink).map((href) => site.url + href);
  return new Set([...fields, ...full, ...written]);
}

function listTargets(
  { pages, files }: BrokenLinksInput,
  site: SiteConfig,
  index: ContentIndex,
): LinkTargets {
  const { url, baseUrl } = site;
  const routes = listSiteRoutes(index, site);
  const ids = Array.from(routes.ids, ([route, ofContent]) => {
    const built = ofContent ?? pages.get(hrefOfRoute(route, baseUrl))?.ids;
    return [route, built && [...built]] as const;
  });
  const publicFiles = new Set([...files].map((file) => `/${file}`));
  return { ...routes, ids: new Map(ids), publicFiles, url };
}
