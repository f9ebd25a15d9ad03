import { useAtomValue, useSetAtom } from 'jotai';
import { pluralFor, textFor } from '../../../../texts/text.ts';
import { linkBounds } from '../../../samples/link/link-bounds.ts';
import { activeAtom, dialogAtom, filesAtom, problemsAtom } from '../state.ts';
import { usePlayground } from './context.ts';
import { IconButton } from './controls.tsx';
import { PaneTabs } from './tabs.tsx';

/** The files of the project as tabs, with their actions. */
export function FilesBar() {
  const { select, remove } = usePlayground();
  const files = useAtomValue(filesAtom);
  const groups = Map.groupBy(useAtomValue(problemsAtom), ({ file }) => file);
  const open = useSetAtom(dialogAtom);
  const tabs = files.map(({ name }) => {
    const count = groups.get(name)?.length ?? 0;
    const mark = count > 0 ? pluralFor('playground.problems.count', count) : undefined;
    return { id: name, label: name, mark };
  });
  return (
    <div className="files">
      <PaneTabs
        label={textFor('playground.files')}
        tabs={tabs}
        selected={useAtomValue(activeAtom)}
        panelOf={() => 'code'}
        onSelect={select}
        onKey={(key) => {
          if (key === 'Delete') remove();
          if (key === 'F2') open('rename');
        }}
      />
      <IconButton
        label={textFor('playground.addFile')}
        icon="add"
        disabled={files.length >= linkBounds.files}
        onClick={() => open('add')}
      />
      <IconButton
        label={textFor('playground.renameFile')}
        icon="rename"
        onClick={() => open('rename')}
      />
      <IconButton
        label={textFor('playground.deleteFile')}
        icon="remove"
        disabled={files.length < 2}
        onClick={remove}
      />
    </div>
  );
}

/** All problems of the project, each with a link to its place. */
export function ProblemsList() {
  const { goTo } = usePlayground();
  const problems = useAtomValue(problemsAtom);
  return (
    <div className="problems" hidden={problems.length === 0}>
      <ul aria-label={textFor('playground.problems')}>
        {problems.map((problem, at) => {
          const { file, line, column, message } = problem;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a problem that changes while it is pressed stays the same button
            <li key={at}>
              <button type="button" onClick={() => goTo(problem)}>
                <span className="place">{`${file}:${line}:${column}`}</span> {message}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
