import type { ImportDeclaration, Program } from 'estree';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { languageOf } from '../../content/modules/find-client-use.ts';
import { listExportsOf } from '../../content/modules/list-exports.ts';
import { sharedComponentsFiles } from '../../content/modules/shared-components.ts';
import { contentComponents } from '../../theme/content-components.ts';
import { pointOf } from '../report-diagnostic.ts';
import { listUsedTags, type Named, readCode } from '../rules/name-rules.ts';

/** Adds the import of each component that a text uses and that `content/components` exports, unless the text has one. */
export function remarkSharedComponents() {
  return (tree: Root, file: VFile) => {
    // Most texts have no component.
    if (!/<\p{Lu}/u.test(String(file))) return;
    const code = readCode(tree, file);
    const own = new Set<string>([...contentComponents, ...code.bound]);
    const tags = listUsedTags(code).filter(({ name }) => /^\p{Lu}/u.test(name) && !own.has(name));
    if (tags.length === 0) return;
    for (const shared of sharedComponentsFiles) {
      const read = file.data.reader?.read(shared);
      const lang = languageOf(shared);
      if (read?.kind !== 'file' || !lang) continue;
      const exported = listExportsOf(read.bytes.toString(), lang) ?? [];
      const used = new Map(
        tags.flatMap((tag) => (exported.includes(tag.name) ? [[tag.name, tag]] : [])),
      );
      tree.children.unshift(...[...used.values()].map((tag) => importOf(tag, shared)));
    }
  };
}

function importOf({ name, place }: Named, file: string): Root['children'][number] {
  const { line, column } = pointOf(place);
  const point = { line, column: column - 1 };
  const id = { type: 'Identifier', name } as const;
  const source = { type: 'Literal', value: `@site/${file}` } as const;
  const loc = { start: point, end: point };
  const statement: ImportDeclaration = {
    type: 'ImportDeclaration',
    specifiers: [{ type: 'ImportSpecifier', imported: id, local: id, loc }],
    attributes: [],
    source,
    loc,
  };
  const estree: Program = { type: 'Program', sourceType: 'module', body: [statement] };
  return { type: 'mdxjsEsm', value: '', data: { estree } };
}
