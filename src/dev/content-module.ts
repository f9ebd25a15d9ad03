/** What the module `virtual:content` exports beside the modules that content imports. */
const takeContent =
  'export const { index, changedOn, describeText, readText, readBlocks, featureContent, highlight, isPublicFile }';

/**
 * Writes the module `virtual:content` for a bundle.
 * @param ids the modules that content imports
 */
export function writeContentModule(ids: readonly string[]): string {
  const imports = ids.map((id, number) => `import * as M${number} from ${JSON.stringify(id)};`);
  const entries = ids.map((id, number) => `${JSON.stringify(id)}: M${number}`);
  return `
${imports.join('\n')}
export const modules = {${entries.join(', ')}};
${takeContent} = globalThis.__SITE_CONTENT__();
`;
}

/**
 * Writes the module `virtual:content` for dev, where the content is a promise. A module that can't be loaded throws
 * its error when a page uses it, so other pages still work.
 * @param ids the modules that content imports
 */
export function writeDevContentModule(ids: readonly string[]): string {
  const entries = ids.map((id) => {
    const name = JSON.stringify(id);
    return `[${name}, await import(${name}).catch(failLater)]`;
  });
  return `
const failLater = (error) => new Proxy({}, {
  get(_module, name) {
    // Asked of whatever a promise resolves to.
    if (name === 'then') return undefined;
    throw error;
  },
});
export const modules = Object.fromEntries([${entries.join(', ')}]);
${takeContent} = await globalThis.__SITE_CONTENT__();
`;
}
