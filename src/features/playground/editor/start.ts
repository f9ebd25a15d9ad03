import type { MissingHelp } from '../../../boot/missing-part.ts';
import type { Mode } from '../../samples/compiler/project.ts';
import type { LinkView } from '../../samples/link/link-bounds.ts';
import type { CompileAnswer } from '../protocol/compiler.ts';
import { createCodeEditor } from './code-editor.ts';
import { followKeys } from './commands.ts';
import { loadWords } from './complete-styles.ts';
import { downloadProject } from './download.ts';
import { startEngines } from './engines.ts';
import { createFilesBar } from './files-bar.ts';
import { followAddress } from './follow-address.ts';
import { formatFile } from './format-file.ts';
import { explainUnstored } from './kept-projects.ts';
import { explainMissing } from './late-part.ts';
import { makeLayout } from './layout.ts';
import { createNotices } from './notices.ts';
import { createPrintout } from './printout.ts';
import { countProblems, createProblemsList } from './problems-list.ts';
import { findReadyPicture } from './ready-picture.ts';
import { createResults } from './results.ts';
import { takeStage } from './take-stage.ts';
import { makeToolbar } from './toolbar.ts';
import { createTypeCheck } from './type-check.ts';
import { keepWork } from './work-kept.ts';

/** How long after the last key press the origins of rules are computed, in milliseconds. */
const linesDelayMs = 150;

/**
 * Starts the editor in place of the page's content without it.
 * @param host contains the addresses of the compiler and of the preview's frame
 * @param help handles parts that can't be loaded
 * @returns a function that ends the editor
 */
export function startPlayground(host: HTMLElement, help: MissingHelp): () => void {
  const root = takeStage(host);
  let mode: Mode = 'production';
  let problems: CompileAnswer['problems'] = [];
  const notices = createNotices(help);
  const layout = makeLayout();
  const showFiles = () => files.show(countProblems(problems));
  /** Whether something has changed since the preview started. */
  let isNew = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  /** Computing the origins of rules takes longest, so it is requested only if they are visible, after typing. */
  const askLines = () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => engines.compile(editor.files(), mode), linesDelayMs);
  };
  const compile = () => {
    isNew = true;
    clearTimeout(waiting);
    engines.compile(editor.files(), mode, { withoutLines: true });
  };
  const editor = createCodeEditor(layout.code, root, {
    onChange: () => {
      work.changed();
      compile();
    },
    onFiles: () => {
      showFiles();
      results.showPart();
    },
    onLine: (file, line) => results.tie.pointAtLine(file, line),
    onFormat: () => format(),
    onMissing: (error) => {
      const late = { name: 'The list of CSS properties', load: loadWords, use: () => {} };
      void explainMissing(late, notices, error);
    },
  });
  const results = createResults({
    frame: layout.frame,
    help,
    editor: () => editor,
    onMode: (chosen) => {
      mode = chosen;
      compile();
    },
    onLines: askLines,
  });
  const download = () => void downloadProject(editor.files(), notices);
  const files = createFilesBar({ root, editor: () => editor, notices });
  const list = createProblemsList(({ file, line, column }) => editor.goTo(file, line, column));
  const work = keepWork({
    read: () => ({ files: editor.files(), active: editor.active() }),
    onStored: (isStored) => {
      if (isStored) notices.end('kept');
      else notices.say('kept', explainUnstored(), { label: 'Download', run: download });
    },
    onOtherTab: () =>
      notices.say(
        'tabs',
        'Another tab changed this project too. Both versions are saved: see Examples.',
      ),
  });
  let compiled: CompileAnswer['problems'] = [];
  const types = createTypeCheck({
    host,
    help,
    notices,
    files: () => editor.files(),
    onProblems: () => showProblems(),
  });
  const showProblems = () => {
    problems = [...compiled, ...types.problems()];
    editor.setProblems(problems);
    list.show(problems);
    showFiles();
  };
  const onAnswer = (answer: CompileAnswer) => {
    compiled = answer.problems;
    showProblems();
    results.show(answer, mode, isNew);
    if (isNew) types.follow();
    isNew = false;
  };
  const engines = startEngines(host, results, { help, onAnswer, compile });
  const format = () => void formatFile({ editor, parse: engines.parse, notices });
  const onOpen = (view?: LinkView) => {
    engines.renew();
    results.preview.clear();
    if (view) results.views.select(view);
    const ready = findReadyPicture(editor.files(), mode);
    if (ready) results.showReady(ready);
    compile();
  };
  const address = followAddress({ editor, work, notices, onOpen });
  const printout = createPrintout(editor.files);
  const toolbar = makeToolbar({
    root,
    editor,
    work,
    notices,
    goTo: address.goTo,
    format,
    download,
    listKeys: () => keys.list(),
    types: types.button,
  });
  const { preview, views } = results;
  const keys = followKeys(root, layout.frame, [
    { letter: 'E', label: 'Examples', run: toolbar.showExamples },
    { letter: 'F', label: 'Format', run: format },
    { letter: 'T', label: 'Turn type checks on or off', run: types.toggle },
    { letter: 'D', label: 'Download', run: download },
    { letter: 'L', label: 'Copy link', run: toolbar.share },
    { letter: 'N', label: 'Add file', run: files.add },
    { letter: 'R', label: 'Rename file', run: files.rename },
    { letter: 'X', label: 'Delete file', run: files.remove },
    { letter: 'P', label: 'Reload preview', run: preview.commands.reload },
    { letter: 'S', label: 'Stop preview', run: preview.commands.stop },
    { letter: 'M', label: 'Switch the preview’s colour mode', run: preview.commands.switchMode },
    ...views.commands(editor.focus),
  ]);
  layout.fill({
    toolbar: toolbar.element,
    files: files.element,
    list: list.element,
    results,
    printout: printout.element,
  });
  root.replaceChildren(layout.frame);
  void address.open();
  return () => {
    for (const part of [address, work, engines, types, results.views, printout, editor])
      part.stop();
    clearTimeout(waiting);
    results.preview.stopFollowing();
    root.replaceChildren();
  };
}
