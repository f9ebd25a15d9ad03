/** Imports, and addresses of files in attributes and links; other strings there name no package. */
const specifiers =
  /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\(\s*|(?:\]\(|=)(?=\s*["']?(?:@site\/|\.)))\s*["']?(!*[@\w.][^"'()\s]*)/g;

/** `import type … from 'package'`, and `import { type A } from 'package'`: code doesn't need the package. */
const typesOfPackages =
  /\b(?:import|export)\s*(?:type\s+(?:\{[^}]*\}|\*\s*as\s+[\w$]+|[\w$]+)|\{\s*(?:type\s+[\w$]+(?:\s+as\s+[\w$]+)?\s*,?\s*)+\})\s*from\s*(["'])(?!\.|@site\/)[^"']*\1/g;

/**
 * Lists what a text imports, without packages of which it imports only types. In a text that is no module, only
 * lines with imports count: code in fences belongs to others.
 */
export function listSpecifiers(text: string, isModule: boolean): string[] {
  const read = (isModule ? text : withoutFences(text)).replace(typesOfPackages, '');
  const lines = isModule ? read : read.replace(/^(?!\s*(?:import|export)\b)(?!.*@site\/).*$/gm, '');
  return Array.from(lines.matchAll(specifiers), ([, specifier = '']) => specifier);
}

function withoutFences(text: string): string {
  return text.replace(
    /^([ \t]*)(`{3,}|~{3,})(?!.*mdx-code-block)[^\n]*\n[\s\S]*?^\1\2[ \t]*$/gm,
    '',
  );
}
