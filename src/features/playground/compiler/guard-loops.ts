import { type NodePath, type PluginObj, types } from '@babel/core';
import { guardPackage } from '../protocol/packages.ts';

/**
 * The Babel plugin: adds a call at the start of each loop iteration and each function, which throws if code runs
 * too long. It is imported under a name that the code doesn't use.
 */
export const guardLoops: PluginObj = {
  name: 'guard-loops',
  visitor: {
    Program: {
      exit(program) {
        const name = program.scope.generateUid('guard');
        program.traverse({
          Loop: (loop) => guardLoop(loop, name),
          Function: (called) => guardFunction(called, name),
        });
        const specifier = types.importSpecifier(types.identifier(name), types.identifier('guard'));
        const source = types.stringLiteral(guardPackage);
        program.node.body.unshift(types.importDeclaration([specifier], source));
      },
    },
  },
};

const callOf = (name: string) => types.callExpression(types.identifier(name), []);

function guardLoop({ node }: NodePath<types.Loop>, name: string): void {
  const call = types.expressionStatement(callOf(name));
  node.body = types.blockStatement([call, node.body]);
}

function guardFunction({ node }: NodePath<types.Function>, name: string): void {
  if (types.isBlockStatement(node.body)) {
    node.body.body.unshift(types.expressionStatement(callOf(name)));
  } else {
    node.body = types.sequenceExpression([callOf(name), node.body]);
  }
}
