/** Lends the framework's tools; fails with what was thrown in any component meanwhile. */
export type LendTools<Tools> = <T>(work: (tools: Tools) => Promise<T>) => Promise<T>;

/**
 * The framework tells of errors at the end of a build, and not which page they belong to: so each
 * piece of work is a build of its own for it.
 * @returns `handleBuild` is what the framework calls to build; `lend` is told how it is made to
 */
export function createToolLender<Tools>() {
  let task: (tools: Tools) => Promise<void> = async () => {};
  const lend =
    (build: () => Promise<void>): LendTools<Tools> =>
    async <T>(work: (tools: Tools) => Promise<T>) => {
      let made: { value: T } | undefined;
      task = async (tools) => {
        made = { value: await work(tools) };
      };
      await build();
      return unwrap(made);
    };
  return { lend, handleBuild: (tools: Tools) => task(tools) };
}

function unwrap<T>(made: { value: T } | undefined): T {
  if (!made) throw new Error('the framework did not call handleBuild');
  return made.value;
}
