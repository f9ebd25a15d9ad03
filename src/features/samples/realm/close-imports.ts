import { type NodePath, type PluginObj, types } from '@babel/core';

/**
 * The Babel plugin: `import()` gives a promise that fails. It must not reach an engine, which answers
 * it with a promise of the process around the realm, and so with a way out.
 */
export const closeImports: PluginObj = {
  name: 'close-imports',
  visitor: {
    CallExpression(path) {
      if (types.isImport(path.node.callee)) close(path);
    },
    ImportExpression: close,
  },
};

function close(path: NodePath): void {
  const reject = types.memberExpression(types.identifier('Promise'), types.identifier('reject'));
  const error = types.newExpression(types.identifier('Error'), [
    types.stringLiteral('import() is not available in samples'),
  ]);
  path.replaceWith(types.callExpression(reject, [error]));
}
