import type { MetaProblem } from '../../../compile/code/line-ranges.ts';
import type { FenceAttribute } from '../../../compile/code/page-block.ts';
import { findNearestName } from '../../../diagnostics/nearest-name.ts';
import {
  type CompilerOutput,
  type Expected,
  type FenceContract,
  outputKinds,
  tools,
} from '../contract.ts';
import { contractNames, formerNames } from '../words.ts';
import { readCompilerOptions } from './compiler-options.ts';

type ContractName = (typeof contractNames)[number];

const isContractName = (name: string): name is ContractName =>
  contractNames.some((candidate) => candidate === name);

const isFormerName = (name: string) => name === 'of' || name === 'against';

/**
 * Reads the attributes of a fence about its sample.
 * @param attributes includes those of other features, which are ignored
 * @returns the contract, and what is wrong with single attributes
 */
export function readContract(attributes: readonly FenceAttribute[]): {
  contract: FenceContract;
  problems: MetaProblem[];
} {
  const contract: FenceContract = { fails: [] };
  const problems = attributes.flatMap(({ name, ...attribute }): MetaProblem[] => {
    if (isContractName(name)) return readAttribute(contract, name, attribute);
    const newName = isFormerName(name) && formerNames.get(name);
    if (!newName) return [];
    const { at, value } = attribute;
    const message = `${name} is now called ${newName}`;
    const hint = `Write ${newName}="${value}": the old name is read for one release.`;
    return [
      { at, severity: 'warning', message, hint },
      ...readAttribute(contract, newName, attribute),
    ];
  });
  return { contract, problems };
}

/**
 * Reads one attribute.
 * @param contract the result of earlier attributes, which is extended
 */
function readAttribute(
  contract: FenceContract,
  name: ContractName,
  { value, written, at }: Omit<FenceAttribute, 'name'>,
): MetaProblem[] {
  const wrong = (message: string, hint: string) => [{ at, message, hint }];
  if (name === 'sheet') contract.sheet = true;
  else if (value.trim() === '') return wrong(`"${written}" has no value`, hints[name]);
  else if (name === 'fails') contract.fails.push(readExpected(value));
  else if (contract[name] !== undefined) return wrong(`${name} is set twice`, hints[name]);
  else if (name === 'options' || name === 'compare') {
    const isDefaults = name === 'compare' && value === 'defaults';
    const { options, problem } = readCompilerOptions(isDefaults ? '' : value);
    if (problem) return wrong(problem.message, problem.hint ?? hints[name]);
    contract[name] = options;
    if (name === 'options') contract.optionsText = value;
  } else if (name !== 'output') contract[name] = value;
  else if (isOutputKind(value)) contract.output = value;
  else return wrong(`"${written}": the compiler has no output "${value}"`, nearestOutput(value));
  return [];
}

/**
 * Finds attributes that can't be combined; reported at the start of the meta.
 * @param at that offset
 */
export function checkContract(
  { fails, fragment, project, output, files, only, options, compare, sheet }: FenceContract,
  at: number,
): MetaProblem[] {
  const wrong = (message: string, hint: string) => [{ at, message, hint }];
  if (files !== undefined && output === undefined) {
    return wrong(`files="${files}" needs output`, 'Write output="css" files="tokens.stylex.ts".');
  }
  if (only !== undefined && output !== 'css') {
    return wrong(`only="${only}" needs output="css"`, hints.only);
  }
  if (options !== undefined && output === undefined) {
    return wrong('options need output', hints.options);
  }
  if (compare !== undefined && options === undefined) {
    return wrong('compare needs options', hints.compare);
  }
  if (sheet && (output !== undefined || fragment !== undefined)) {
    return wrong('sheet needs a sample', hints.sheet);
  }
  if (fragment !== undefined && fails.length > 0) {
    return wrong('a fragment is not compiled, so it cannot fail', 'Remove fails or fragment.');
  }
  if (output !== undefined && (fails.length > 0 || fragment !== undefined)) {
    return wrong("compiled output can't fail or be a fragment", hints.output);
  }
  return project !== undefined && fragment !== undefined
    ? wrong("a fragment can't be a file of a project", 'Remove project or fragment.')
    : [];
}

const hints: Record<ContractName, string> = {
  fails: 'Write a part of the message: fails="types: is not assignable to".',
  fragment: 'Say why it is only a part: fragment="the rest is above".',
  project: 'Write a name that the other blocks of the project share: project="forms".',
  output: 'Write output="css", "js", "sheet" or "layers" on a separate block.',
  only: 'Write a part of the rules to show: only=":hover | @media".',
  options: 'Write output="js" options="debug: true, classNamePrefix: acme-".',
  compare: 'Write output="js" options="debug: true" compare="defaults".',
  sheet: 'Write it without a value on a sample: it shows its style sheet beside its rules.',
  files: 'Name a file of the page by its title: files="tokens.stylex.ts".',
};

const isOutputKind = (value: string): value is CompilerOutput =>
  outputKinds.some((kind) => kind === value);

function nearestOutput(value: string): string {
  const nearest = findNearestName(value, outputKinds);
  return nearest ? `Did you mean ${nearest}?` : hints.output;
}

/** Reads `types: is not assignable`, or only the message. */
function readExpected(value: string): Expected {
  const [, name, rest = ''] = /^(\w+):\s*(.+)$/.exec(value) ?? [];
  const tool = tools.find((candidate) => candidate === name);
  return tool ? { tool, message: rest } : { message: value };
}
