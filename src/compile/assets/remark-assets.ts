import type { Definition, Image, Root } from 'mdast';
import type { VFile } from 'vfile';
import { isJsxElement } from '../jsx-element.ts';
import { visit } from '../visit-tree.ts';
import { reportMissingAlt } from './asset-faults.ts';
import { createImageTaker, type ImageTaker } from './asset-images.ts';
import { replaceAssetImports } from './asset-imports.ts';
import { readJsxAssets } from './asset-jsx.ts';
import { linkToFile } from './asset-links.ts';
import { replaceAssetCalls } from './asset-requires.ts';

/**
 * Replaces files that are shown or linked to with their addresses, in Markdown, JSX, `require()` and imports; adds
 * the size of images; reports missing files and images without alternative text.
 */
export function remarkAssets() {
  return (tree: Root, file: VFile) => {
    const takeImage = createImageTaker(file);
    resolveImageReferences(tree);
    visit(tree, (node) => {
      // Docusaurus' mark for links that its router must not handle.
      if ('url' in node) node.url = node.url.replace(/^pathname:\/\//, '');
      if (node.type === 'image') takeMarkdownImage(node, file, takeImage);
      if (node.type === 'link' || node.type === 'definition') {
        node.url = linkToFile(node.url, file, node);
      }
      if (isJsxElement(node)) readJsxAssets(node, file, takeImage);
      const estree = node.data && 'estree' in node.data ? node.data.estree : undefined;
      if (estree) replaceAssetImports(estree, tree, file);
      if (estree) replaceAssetCalls(estree, file);
    });
  };
}

/**
 * Makes each `![alt][name]` an inline image, because the same picture may have two texts. Removes definitions that
 * no link uses, so that their faults are reported once.
 */
function resolveImageReferences(tree: Root): void {
  const definitions = new Map<string, Definition>();
  const linked = new Set<string>();
  const shown = new Set<string>();
  visit(tree, (node) => {
    if (node.type === 'linkReference') linked.add(node.identifier);
    if (node.type === 'definition' && !definitions.has(node.identifier)) {
      definitions.set(node.identifier, node);
    }
  });
  visit(tree, 'imageReference', ({ identifier, alt, position }, index, parent) => {
    const definition = definitions.get(identifier);
    if (!definition || !parent || index === undefined) return;
    const { url, title } = definition;
    parent.children[index] = { type: 'image', url, title, alt, position };
    shown.add(identifier);
  });
  visit(tree, 'definition', ({ identifier }, index, parent) => {
    if (!shown.has(identifier) || linked.has(identifier)) return;
    if (!parent || index === undefined) return;
    parent.children.splice(index, 1);
    return index;
  });
}

function takeMarkdownImage(node: Image, file: VFile, takeImage: ImageTaker): void {
  if (!node.alt) reportMissingAlt(file, node, node.url);
  const taken = takeImage(node.url, {}, node);
  if (!taken) return;
  node.url = taken.href;
  node.data = { ...node.data, hProperties: taken.attributes };
}
