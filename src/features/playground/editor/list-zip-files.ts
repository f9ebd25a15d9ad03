import type { ProjectFile } from '../../samples/compiler/project.ts';

/**
 * The project with everything needed to run it, as texts by name.
 * @param starter the files of a project without components
 */
export function listZipFiles(
  files: readonly ProjectFile[],
  starter: Readonly<Record<string, string>>,
): Record<string, string> {
  return {
    ...starter,
    'src/main.tsx': writeMain(files),
    ...Object.fromEntries(files.map(({ name, code }) => [`src/${name}`, code])),
  };
}

/** The module that renders the component of the project. */
function writeMain(files: readonly ProjectFile[]): string {
  const entry = findEntry(files);
  const code = files.find(({ name }) => name === entry)?.code ?? '';
  const named = /^export (?:async )?(?:function|const|class) ([A-Z]\w*)/m.exec(code)?.[1];
  const what = /^export default\b/m.test(code) || !named ? 'App' : `{ ${named} as App }`;
  return [
    "import './stylex.css';",
    "import { createRoot } from 'react-dom/client';",
    `import ${what} from './${entry.replace(/\.\w+$/, '')}';`,
    '',
    "createRoot(document.getElementById('root')!).render(<App />);",
    '',
  ].join('\n');
}

/** The file whose component the preview shows: `App`, or the first one that can have a component. */
function findEntry(files: readonly ProjectFile[]): string {
  const app = files.find(({ name }) => /^App\.[jt]sx?$/.test(name));
  const shown = app ?? files.find(({ name }) => /\.[jt]sx$/.test(name)) ?? files[0];
  return shown?.name ?? '';
}
