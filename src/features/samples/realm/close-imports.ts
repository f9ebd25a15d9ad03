import { type NodePath, type PluginObj, types } from '@babel/core';

/**
 * The Babel plugin: `import()` returns a rejected promise. It must not reach the engine, whose promise would
 * belong to the surrounding process, which is a way out of the realm.
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
