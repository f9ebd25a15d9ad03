import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { explainFailures, type Failure } from '../../check/failures/explain-failures.ts';
import type { Size, WantedSize } from '../../compile/assets/image-attributes.ts';
import { listAssets } from '../../compile/assets/list-assets.ts';
import type { ContentSource } from '../../compile/files/content-source.ts';
import { logoHeight } from '../../config/logo-height.ts';
import type { Logo, SiteConfig } from '../../config/schema.ts';
import { isTranslated } from '../../config/site-language.ts';
import type { ContentIndex } from '../../content/content-index.ts';
import { DiagnosticError } from '../../diagnostics/diagnostic.ts';
import { explainFileError } from '../../diagnostics/file-error.ts';
import { listFeatures } from '../../features/load-parts.ts';
import { digest } from '../../node/disk-cache.ts';
import { listFiles } from '../../node/list-files.ts';
import { buildHeadersFile, digestedFolder } from '../../outputs/host-headers.ts';
import { buildLicenses } from '../../outputs/licenses/build-licenses.ts';
import { headersFile, licensesFile } from '../../site/table/list-files.ts';
import { runBundle } from '../../waku/node/run-bundle.ts';
import { bundledModulesName, lateScriptsName } from '../bundle/bundled-modules.ts';
import type { Bundle } from '../bundle/cached-bundle.ts';
import { copyFolder } from './copy-files.ts';
import { createRenderHost } from './create-render-host.ts';

/**
 * Renders all pages into a folder, with the bundle's assets and the files of `public/`.
 * @param out the folder of the site, which is created
 * @returns the digests of the rendered files, by their paths in the site
 * @throws DiagnosticError with everything that can't be rendered
 */
export async function renderSite(
  root: string,
  bundle: Bundle,
  { content, site }: { content: ContentSource; site: SiteConfig },
  out: string,
): Promise<ReadonlyMap<string, string>> {
  const failures: Failure[] = [];
  // What features read themselves may be on any page.
  const ofFeatures = listFeatures(site).map((feature) => content.featureContent(feature));
  const shown = await addLogoSizes(root, site);
  const version = digest(JSON.stringify([bundle.version, ofFeatures, shown])).slice(0, 16);
  const { host, settle, finish } = createRenderHost(root, version, out, failures);
  const diagnostics = copyFolder(root, 'public', out);
  if (diagnostics.length > 0) throw new DiagnosticError(diagnostics);
  const isOther = isTranslated(site);
  if (!isOther) copyBundle(bundle, out);
  writeLicenses(root, bundle, out, isOther ? 'ignore' : site.onMissingLicenses);
  copyAssets(root, content.index, out);
  globalThis.__SITE_CONTENT__ = () => content;
  globalThis.__SITE_CONFIG__ = shown;
  const { texts, languages, baseUrl, locales } = site;
  const language = texts && { ...texts, baseUrl, code: locales.default };
  globalThis.__SITE_LANGUAGE__ = languages && language;
  const lateScripts = readList(bundle, lateScriptsName);
  const readScripts = languages && (() => readCode(bundle));
  globalThis.__SITE_RENDER__ = { ...host, lateScripts, ...(readScripts && { readScripts }) };
  try {
    await runBundle(root, bundle.folder);
  } catch (error) {
    if (explainFileError(root, error)) throw error;
    failures.push({ error });
  } finally {
    await settle();
  }
  const sums = finish();
  if (failures.length > 0) {
    throw new DiagnosticError(
      explainFailures(failures, { root, folder: bundle.folder, index: content.index }),
    );
  }
  if (!isOther) writeHeaders(root, site, out);
  return sums;
}

/** Written last, because it names all files. Those of `public/` keep their names when they change. */
function writeHeaders(root: string, { baseUrl }: SiteConfig, out: string): void {
  const copied = path.join(root, 'public');
  if (existsSync(path.join(copied, headersFile))) return;
  const isDigested = (file: string) =>
    file.startsWith(digestedFolder) && !existsSync(path.join(copied, file));
  writeFileSync(path.join(out, headersFile), buildHeadersFile(baseUrl, listFiles(out), isDigested));
}

/** Written for cached bundles as well, since a bundle doesn't contain the texts of licenses. */
function writeLicenses(
  root: string,
  bundle: Bundle,
  out: string,
  onMissing: SiteConfig['onMissingLicenses'],
): void {
  const ids = readList(bundle, bundledModulesName);
  writeFileSync(path.join(out, licensesFile), buildLicenses(root, ids, onMissing));
}

/** Reads a list that the bundler has written beside the bundle. */
function readList({ folder }: Bundle, name: string) {
  return JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
}

/** The text of all scripts for browsers. */
function readCode({ folder, files }: Bundle): string {
  const scripts = files.filter((name) => /^public\/assets\/.*\.js$/.test(name));
  return scripts.map((name) => readFileSync(path.join(folder, name), 'utf8')).join('\n');
}

/** Copies only files that the bundle's record lists, so that stray files don't get into a site. */
function copyBundle({ folder, files }: Bundle, out: string): void {
  mkdirSync(path.join(out, 'assets'), { recursive: true });
  for (const name of files) {
    if (!name.startsWith('public/assets/')) continue;
    const target = path.join(out, name.slice('public/'.length));
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(path.join(folder, name), target);
  }
}

/** Copies the files that content shows or links to into a built site. */
export function copyAssets(root: string, index: ContentIndex, out: string): void {
  for (const { file, text, address } of listAssets(index)) {
    const target = path.join(out, address);
    mkdirSync(path.dirname(target), { recursive: true });
    if (file === undefined) writeFileSync(target, text);
    else copyFileSync(path.join(root, file), target);
  }
}

/**
 * Adds the sizes that the configuration leaves out to the logos, in the proportions of their pictures, so that the
 * text beside them doesn't move when they load.
 * @param root the project's root; the pictures are in its `public/`
 * @returns the same configuration with sizes; a logo that can't be read, or whose dark version has other proportions,
 * stays as it is
 */
export async function addLogoSizes(root: string, site: SiteConfig): Promise<SiteConfig> {
  const { navbar, footer } = site;
  if (![navbar.logo, footer?.logo].some(lacksSize)) return site;
  // Imported late, because most builds don't need it.
  const { fitSize } = await import('../../compile/assets/image-attributes.ts');
  const measure: Measure = (file, wanted) =>
    fitSize(readFileSync(path.join(root, 'public', file)), wanted);
  return {
    ...site,
    navbar: { ...navbar, logo: addSize(navbar.logo, logoHeight.navbar, measure) },
    ...(footer && {
      footer: { ...footer, logo: addSize(footer.logo, logoHeight.footer, measure) },
    }),
  };
}

type Measure = (file: string, wanted: WantedSize) => Size;

function addSize(logo: Logo | undefined, height: number, measure: Measure): Logo | undefined {
  if (!logo || !lacksSize(logo)) return logo;
  const { src, srcDark = src, width } = logo;
  const wanted = width === undefined ? { height: logo.height ?? height } : { width };
  try {
    const [size, dark] = [measure(src, wanted), measure(srcDark, wanted)];
    const isSame = size.width === dark.width && size.height === dark.height;
    return isSame ? { ...logo, ...size } : logo;
  } catch {
    return logo;
  }
}

function lacksSize(logo: Logo | undefined): boolean {
  return logo !== undefined && (logo.width === undefined || logo.height === undefined);
}
