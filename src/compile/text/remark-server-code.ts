import type { Node } from 'estree';
import { SKIP, visit as visitEstree } from 'estree-util-visit';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { programsOf } from '../jsx-element.ts';
import { placeOf } from '../read-estree.ts';
import { reportFault } from '../report-fault.ts';
import { visit } from '../visit-tree.ts';

const browserHooks =
  /^use(?:State|Reducer|Ref|Context|Effect|LayoutEffect|InsertionEffect|EffectEvent|SyncExternalStore|Transition|DeferredValue|ImperativeHandle|Optimistic|ActionState)$/;

/**
 * Reports code that can't run in a text: hooks, because texts render on the server, and `await` outside of
 * functions, because texts render synchronously.
 */
export function remarkServerCode() {
  return (tree: Root, file: VFile) => {
    if (!/\bawait\b|\buse[A-Z]/.test(String(file.value))) return;
    visit(tree, (node) => {
      for (const program of programsOf(node)) {
        visitEstree(program, (code, _key, _index, ancestors) => {
          const waits =
            code.type === 'AwaitExpression' || (code.type === 'ForOfStatement' && code.await);
          if (waits && !ancestors.some(isFunction)) reportAwait(code, file);
          if (code.type === 'CallExpression') reportHook(code.callee, file);
          return code.type === 'ImportDeclaration' ? SKIP : undefined;
        });
      }
    });
  };
}

function isFunction({ type }: Node): boolean {
  return /Function/.test(type);
}

function reportAwait(node: Node, file: VFile): void {
  reportFault(file, placeOf(node), {
    message: '"await" only works inside a function',
    hint: 'Move it to an async component, "export default async function …", and import that.',
  });
}

function reportHook(callee: Node, file: VFile): void {
  const named = callee.type === 'MemberExpression' ? callee.property : callee;
  if (named.type !== 'Identifier' || !browserHooks.test(named.name)) return;
  reportFault(file, placeOf(callee), {
    message: `${named.name} needs a browser, but the text of a page does not run there`,
    hint: "Put the component into a separate file, with 'use client' in its first line, and import it.",
  });
}
