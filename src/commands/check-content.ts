import { countOf } from '../diagnostics/count-of.ts';
import '../node/production.ts';
import { checkProject } from '../check/check-project.ts';
import { summarizeCauses } from '../check/summarize-causes.ts';
import { DiagnosticError, formatDiagnostics, isError } from '../diagnostics/diagnostic.ts';
import { runCommand } from '../node/run-command.ts';
import { buildSite } from '../publish/build/build-site.ts';
import { checkLanguages } from '../publish/build/check-languages.ts';

await runCommand(async () => {
  const isWhole = process.argv.includes('--all');
  if (process.argv.includes('--render')) {
    await buildSite(process.cwd(), { publish: false, isWhole });
    console.log('All pages can be rendered. dist/public is as it was.');
    return;
  }
  const { site, content, ...checked } = await checkProject(process.cwd());
  const others = await checkLanguages(process.cwd(), site, content.index);
  const diagnostics = [...checked.diagnostics, ...others.diagnostics];
  const { docs, posts } = content.index;
  const read = `${countOf(docs.length, 'doc')} and ${countOf(posts.length, 'post')}`;
  if (process.argv.includes('--moving-in') && diagnostics.length > 0) {
    console.log(`${read} can be read.\n`);
    console.log(summarizeCauses(diagnostics));
    console.log('\nRun without --moving-in to see each with its place and what to do.');
    process.exitCode = diagnostics.some(isError) ? 1 : 0;
    return;
  }
  if (diagnostics.some(isError)) throw new DiagnosticError(diagnostics);
  if (diagnostics.length > 0) console.warn(`${formatDiagnostics(diagnostics, isWhole)}\n`);
  const result =
    diagnostics.length > 0
      ? `no errors, but ${countOf(diagnostics.length, 'warning')}`
      : 'no errors';
  console.log(`${read} have ${result}.`);
});
