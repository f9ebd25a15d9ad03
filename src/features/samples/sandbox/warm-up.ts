import type { CheckedBlock } from '../realm/questions.ts';
import { readAnswer, writeQuestion } from './answers.ts';
import type { SandboxCode } from './sandbox-code.ts';
import { startSandbox } from './sandbox-process.ts';

const code = `import * as stylex from '@stylexjs/stylex';
const styles = stylex.create({
  root: { color: { default: 'red', ':hover': 'blue' }, width: 1 },
});
export const Card = () => <p {...stylex.props(styles.root)}>Card</p>;
`;

/** What most samples do. */
const block: CheckedBlock = {
  language: 'tsx',
  code,
  sample: { files: [{ name: 'Card.tsx', code }], file: 'Card.tsx', fails: [] },
};

/**
 * Compiles the code of the realms in a separate sandbox, with a sample of ours: it has seen no content, so its
 * code cache is safe for others.
 * @throws if that fails, because then nothing else could be compiled either
 */
export async function warmUp(sandboxCode: SandboxCode): Promise<Record<string, string>> {
  const process = startSandbox(sandboxCode);
  const { id, line } = writeQuestion('warm', block);
  const outcome = await process.ask(line);
  process.end();
  const read = 'line' in outcome ? readAnswer('warm', id, block, outcome.line) : undefined;
  if (!read?.answer) throw new Error(`The sandbox of samples does not start: ${read?.stopped}`);
  return read.answer;
}
