import { checkProject } from '../check/check-project.ts';
import { DiagnosticError, isError } from '../diagnostics/diagnostic.ts';
import { runCommand } from '../node/run-command.ts';
import type { MadeFile } from '../site/table/list-files.ts';
import { buildSiteTable } from '../site/table/site-table.ts';

await runCommand(async () => {
  const { site, content, diagnostics } = await checkProject(process.cwd());
  if (!site || diagnostics.some(isError)) throw new DiagnosticError(diagnostics);
  const { files } = buildSiteTable(content.index, site);
  const asJson = process.argv.includes('--json');
  console.log(asJson ? JSON.stringify(files, null, 2) : formatFiles(files));
});

/** A line for each file, in columns. */
function formatFiles(files: readonly MadeFile[]): string {
  const lines = [
    ['file', 'kind', 'source', 'section', 'sidebar', 'sitemap'],
    ...files.map((file) => {
      const { path, kind, source, of = source.name, section = '', sidebar = '' } = file;
      return [path, kind, of, section, sidebar, file.outOfSitemap ? 'left out' : ''];
    }),
  ];
  const widthAt = (at: number) => Math.max(...lines.map((line) => line[at]?.length ?? 0));
  const widths = lines[0]?.map((_, at) => widthAt(at)) ?? [];
  const pad = (line: string[]) => line.map((cell, at) => cell.padEnd(widths[at] ?? 0));
  return lines.map((line) => pad(line).join('  ').trimEnd()).join('\n');
}
