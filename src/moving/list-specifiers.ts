const specifiers =
  /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\(\s*|\]\(|=)\s*["']?([@\w.][^"'()\s]*)/g;

/** Imports of types alone, which need no module. */
const ofTypes =
  /^[ \t]*(?:import|export)\s+type\s+(?!from\b)[^;'"]*?\bfrom\s*(?:'[^'\n]*'|"[^"\n]*")/gm;

/** In a text only lines that are imports count: what is in code is somebody else's. */
export function listSpecifiers(text: string, isModule: boolean): string[] {
  const read = isModule ? text : withoutFences(text);
  const lines = isModule ? read : read.replace(/^(?!\s*(?:import|export)\b)(?!.*@site\/).*$/gm, '');
  return Array.from(
    lines.replace(ofTypes, '').matchAll(specifiers),
    ([, specifier = '']) => specifier,
  );
}

function withoutFences(text: string): string {
  return text.replace(
    /^([ \t]*)(`{3,}|~{3,})(?!.*mdx-code-block)[^\n]*\n[\s\S]*?^\1\2[ \t]*$/gm,
    '',
  );
}
