import { toHtml } from 'hast-util-to-html';
import { pluralFor, textFor } from '../../../texts/text.ts';
import type { CompiledRule, CompiledSource, ProjectFile } from '../compiler/project.ts';
import { sampleAddress } from '../link/link-bounds.ts';
import { writeProject } from '../link/write-link.ts';
import type { WrittenFile } from '../sample.ts';
import { askAnswer } from '../sandbox/ask-kept.ts';
import { type GrowthPoint, growthChart } from './growth-chart.ts';
import { markRuleLines } from './mark-lines.ts';
import { measureSheet, type SheetSize } from './measure-sheet.ts';
import { type NumberedRule, orderRules, tieLines } from './number-rules.ts';
import { writePlainCss } from './plain-css.ts';
import { oneOffShare, writeProduct } from './product.ts';
import { makeSheet, type Tokenize } from './show-samples.ts';
import { type ShownStep, showcase } from './showcase.ts';
import { liveStage } from './stages.ts';
import { takeMarkup } from './take-markup.ts';

/** The components of the home page as finished HTML, and the files beside it. */
export type ShownHome = {
  html: string;
  sheet: WrittenFile;
  /** The components, as the playground opens them. */
  project?: WrittenFile;
};

export type HomeOptions = {
  tokenize: Tokenize;
  /** With slashes at both ends. */
  baseUrl: string;
  /** Whether the site has a playground to edit them in. */
  hasPlayground: boolean;
};

/**
 * The components of the home page, added one after the other, with their compiled output, and after them the
 * style sheet of a product with many components.
 * @param files in order; files with variables, `.stylex.ts`, aren't shown
 */
export async function showHome(
  files: readonly ProjectFile[],
  { tokenize, baseUrl, hasPlayground }: HomeOptions,
): Promise<ShownHome> {
  const { project, html: markups } = await askAnswer('The code of the home page', 'project', {
    files,
    mode: 'production',
    renders: files.map(({ name }) => name),
  });
  const shown = project.files
    .filter(({ name }) => !isShared(name))
    .map((file) => {
      const markup = takeMarkup(markups[files.findIndex(({ name }) => name === file.name)]);
      return { file, html: markup?.html ?? '', rules: markup?.rules ?? [] };
    });
  const sheet = await makeSheet([...project.rules, ...shown.flatMap(({ rules }) => rules)]);
  const sizes = await measureGrowth(shown.map(({ file, html }) => ({ file, markup: html })));
  const describe = startDescribing(tokenize);
  const components = shown.map(async ({ file, html }, place): Promise<ShownStep> => {
    const name = file.name.replace(/\.\w+$/, '');
    return {
      name: place === 0 ? name : `+ ${name}`,
      ...(await describe(file, files)),
      stage: liveStage(html, baseUrl + sheet.address.slice(1)),
      ...addedBy(
        project.files.filter(({ name }) => !isShared(name)),
        place,
      ),
      ...(sizes[place] ?? noSizes),
    };
  });
  const linked = {
    address: sampleAddress(linkName),
    text: writeProject({ files }),
  };
  const children = showcase(
    await Promise.all(components),
    await showProduct(describe),
    hasPlayground ? `${baseUrl}playground/#sample=${linkName}` : undefined,
  );
  const html = toHtml({ type: 'root', children }, { allowDangerousHtml: true });
  return { html, sheet, ...(hasPlayground && { project: linked }) };
}

const isShared = (name: string) => /\.stylex\.[jt]sx?$/.test(name);

/** The name of the components in addresses. */
const linkName = 'home';

type Describe = ReturnType<typeof startDescribing>;

/**
 * Prepares files with their rules. Equal rules of all files have one number, so what repeats compresses to next to
 * nothing.
 */
function startDescribing(tokenize: Tokenize) {
  const numbers = new Map<string, number>();
  const numberOf = ({ css }: CompiledRule) => {
    const number = numbers.get(css) ?? numbers.size + 1;
    numbers.set(css, number);
    return number;
  };
  /** @param sources the sources of all files */
  return async (file: CompiledSource, sources: readonly ProjectFile[]) => {
    const source = sources.find(({ name }) => name === file.name)?.code ?? '';
    const rules = orderRules(file.rules, file.name).map(
      (rule): NumberedRule => ({ ...rule, number: numberOf(rule) }),
    );
    const tokens = await tokenize(source, 'tsx');
    return { file: file.name, rules, source: markRuleLines(tokens, tieLines(rules, file.name)) };
  };
}

/** A compiled file, and the markup or code whose classes tell its elements. */
type MeasuredFile = { file: CompiledSource; markup: string };
type StepSizes = { atomic: SheetSize; plain: SheetSize };

const noSizes: StepSizes = { atomic: { raw: 0, gzip: 0 }, plain: { raw: 0, gzip: 0 } };

/**
 * The sizes of both style sheets after each file.
 * @param isMeasured whether to measure after so many files
 */
function measureGrowth(
  all: readonly MeasuredFile[],
  isMeasured: (count: number) => boolean = () => true,
): Promise<(StepSizes | undefined)[]> {
  const plainSheets = all.map(({ file, markup }) => writePlainCss(markup, file.rules, file.name));
  return Promise.all(
    all.map(async (_, place) => {
      if (!isMeasured(place + 1)) return undefined;
      const files = all.slice(0, place + 1);
      const rules = new Map(
        files.flatMap(({ file }) => file.rules.map((rule) => [rule.css, { ...rule, lines: [] }])),
      );
      const sheet = await askAnswer('The style sheet of the home page', 'sheet', {
        rules: [...rules.values()],
        layers: true,
      });
      return {
        atomic: measureSheet(sheet),
        plain: measureSheet(plainSheets.slice(0, place + 1).join('')),
      };
    }),
  );
}

/** The rules of a file that no file before it has. */
function addedBy(
  files: readonly CompiledSource[],
  place: number,
): Pick<ShownStep, 'added' | 'isNew'> {
  const before = new Set(files.slice(0, place).flatMap(({ rules }) => rules.map(({ css }) => css)));
  const isNew = ({ css }: CompiledRule) => css !== '' && !before.has(css);
  return { added: files[place]?.rules.filter(isNew) ?? [], isNew };
}

/** How many components the product has, and after how many of them its style sheets are measured. */
const productSize = 100;
const isPoint = (count: number) => count === 1 || count === 5 || count % 10 === 0;

/** The last step: a generated product, of which the last component is in sight. */
async function showProduct(describe: Describe): Promise<ShownStep> {
  const files = writeProduct(productSize);
  const [shown] = files.slice(-1);
  const { project } = await askAnswer('The product of the home page', 'project', {
    files,
    mode: 'production',
    linesOf: shown ? [shown.name] : [],
    renders: [],
  });
  const measured = project.files.map((file) => ({ file, markup: file.js }));
  const sizes = await measureGrowth(measured, isPoint);
  const points = sizes.flatMap((size, place): GrowthPoint[] =>
    size ? [{ count: place + 1, atomic: size.atomic.raw, plain: size.plain.raw }] : [],
  );
  const [last] = project.files.slice(-1);
  if (!shown || !last) throw new Error('the product has no components');
  return {
    name: pluralFor('samples.components', productSize),
    ...(await describe(last, files)),
    stage: growthChart(points, textFor('samples.product', { share: oneOffShare })),
    ...addedBy(project.files, productSize - 1),
    added: project.rules,
    ...(sizes.at(-1) ?? noSizes),
  };
}
