import { examples } from 'virtual:examples';
import { createElement, type MouseEvent, type ReactElement, useState } from 'react';
import { textFor } from '../../../../texts/text.ts';
import type { Example } from '../../bundle/read-examples.ts';
import {
  deleteProject,
  formatTime,
  type KeptProject,
  keepProject,
  readKept,
} from '../kept-projects.ts';
import { addressOf } from '../read-address.ts';
import { usePlayground } from './context.ts';
import { Button, IconButton } from './controls.tsx';

/** The examples, each with its picture, below the visitor's own projects. */
export default function ExamplesMenu() {
  const { work, address } = usePlayground();
  const [kept] = useState(() => readKept().filter(({ edited }) => edited !== work.kept()));
  const open = (event: MouseEvent, to: string, edited?: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.currentTarget.closest('dialog')?.close();
    address.goTo(to, edited);
  };
  return (
    <>
      {kept.length > 0 && (
        <>
          <h3>{textFor('playground.saved')}</h3>
          <ul className="kept">
            {kept.map((project) => (
              <KeptItem
                key={project.edited}
                project={project}
                onOpen={(event) => open(event, project.address, project.edited)}
              />
            ))}
          </ul>
          <h3>{textFor('playground.examples')}</h3>
        </>
      )}
      <ul className="examples">
        {examples.map(({ name, title, text, picture }) => (
          <li key={name}>
            <a
              href={`?example=${name}`}
              aria-current={addressOf(name) === work.address() ? 'true' : undefined}
              onClick={(event) => open(event, addressOf(name))}
            >
              {draw(picture)}
              <strong>{title}</strong>
              <span>{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A saved project, which can be opened or deleted; deleting can be undone. */
function KeptItem({
  project,
  onOpen,
}: {
  project: KeptProject;
  onOpen: (event: MouseEvent) => void;
}) {
  const { work } = usePlayground();
  const [state, setState] = useState<'saved' | 'deleted' | 'restored'>('saved');
  const example = examples.find(({ name }) => addressOf(name) === project.address);
  const what = example?.title ?? project.files.map(({ name }) => name).join(', ');
  // `Variants, Nov 22, 2026, 10:15 AM`
  const name = `${what}, ${formatTime(project.edited)}`;
  const remove = () => {
    deleteProject(project.edited);
    work.tell();
    setState('deleted');
  };
  const restore = () => {
    keepProject(project, undefined);
    work.tell();
    setState('restored');
  };
  // The button with the focus is replaced, so the next one takes it.
  if (state === 'deleted')
    return (
      <li key={state}>
        <Button
          ref={focus}
          label={textFor('playground.undoDeleting', { name })}
          onClick={restore}
        />
      </li>
    );
  return (
    <li key={state}>
      <Button ref={state === 'restored' ? focus : undefined} label={name} onClick={onOpen} />
      <IconButton
        label={textFor('playground.deleteProject', { name })}
        icon="remove"
        onClick={remove}
      />
    </li>
  );
}

const focus = (button: HTMLButtonElement | null) => button?.focus();

type Drawing = Example['picture'];

/** The elements of a drawing, which was read at build time. */
function draw([name, attributes, children]: Drawing): ReactElement {
  return createElement(name, attributes, ...children.map(draw));
}
