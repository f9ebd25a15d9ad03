import { createRequire } from 'node:module';
import type { Words } from '../../../faults/fault.ts';
import { groupBlocks } from '../group-blocks.ts';
import type { PageBlock, Sample } from '../sample.ts';

const require = createRequire(import.meta.url);
type Write = typeof import('../write-output.ts').writeOutput;

/** Required where a page shows what the compiler writes: others do not load it. */
const loadWriter = (): Write => require('../write-output.ts').writeOutput;

/**
 * What stands in each block that the compiler writes, by the place of the block among those of its
 * page; or why it cannot be written.
 */
export function fillOutputs(blocks: readonly PageBlock[]): Map<number, string | Words> {
  const outputs = new Map<number, string | Words>();
  if (!blocks.some(({ contract }) => contract.output)) return outputs;
  const samples = groupBlocks(blocks);
  for (const [at, { contract }] of blocks.entries()) {
    if (!contract.output) continue;
    const found = findMeant(blocks, samples, at);
    outputs.set(at, Array.isArray(found) ? loadWriter()(found, contract) : found);
  }
  return outputs;
}

/** The sample above, or those that `of` names by their titles: the last above, or the first below. */
function findMeant(
  blocks: readonly PageBlock[],
  samples: readonly (Sample | undefined)[],
  at: number,
): Sample[] | Words {
  const { project, of } = blocks[at]?.contract ?? {};
  const places = samples.flatMap((sample, place) =>
    sample?.fragment === undefined && sample && blocks[place]?.contract.project === project
      ? [{ sample, place }]
      : [],
  );
  const above = places.filter(({ place }) => place < at);
  const names = of?.split(',').map((name) => name.trim()) ?? [undefined];
  const found = names.map((name) => {
    const fits = ({ sample }: { sample: Sample }) => name === undefined || sample.file === name;
    const last = above.findLast(fits) ?? (name === undefined ? undefined : places.find(fits));
    return { name, sample: last?.sample };
  });
  const missing = found.find(({ sample }) => !sample);
  if (!missing) return found.flatMap(({ sample }) => sample ?? []);
  return missing.name === undefined
    ? {
        message: 'there is no sample above that could be written',
        hint: 'Name one: of="Card.tsx".',
      }
    : {
        message: `no sample of this page is ${missing.name}`,
        hint: `It has ${[...new Set(places.map(({ sample }) => sample.file))].join(', ') || 'none'}.`,
      };
}
