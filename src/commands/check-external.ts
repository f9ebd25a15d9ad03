import { checkProject } from '../check/check-project.ts';
import { findExternalLinks, requestExternalLinks } from '../check/external-links.ts';
import { countOf } from '../diagnostics/count-of.ts';
import { DiagnosticError, isError } from '../diagnostics/diagnostic.ts';
import { runCommand } from '../node/run-command.ts';

await runCommand(async () => {
  const { site, diagnostics, content } = await checkProject(process.cwd());
  if (!site || diagnostics.some(isError)) throw new DiagnosticError(diagnostics);
  const links = findExternalLinks(content.index, site.url);
  const broken = await requestExternalLinks(links);
  if (broken.length > 0) throw new DiagnosticError(broken);
  console.log(`Checked ${countOf(links.size, 'link')} to other sites; none is broken.`);
});
