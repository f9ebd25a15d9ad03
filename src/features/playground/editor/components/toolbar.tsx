import { useAtomValue, useSetAtom } from 'jotai';
import { useRef } from 'react';
import { textFor } from '../../../../texts/text.ts';
import { checksTypesAtom, dialogAtom, isCopiedAtom, type Notice, noticesAtom } from '../state.ts';
import { usePlayground } from './context.ts';
import { Button, IconButton } from './controls.tsx';

/** The actions for the whole project, and the messages of the page. */
export function Toolbar() {
  const { showExamples, toggleTypes, format, download } = usePlayground();
  const open = useSetAtom(dialogAtom);
  return (
    // biome-ignore lint/a11y/useSemanticElements: it has no fields
    <div className="toolbar" role="group" aria-label={textFor('playground.project')}>
      <Button label={textFor('playground.examples')} icon="examples" onClick={showExamples} />
      <div className="space">
        <Notices />
      </div>
      <Button
        label={textFor('playground.checkTypes')}
        icon="types"
        aria-pressed={useAtomValue(checksTypesAtom)}
        onClick={toggleTypes}
      />
      <Button label={textFor('playground.format')} icon="format" onClick={format} />
      <Button label={textFor('playground.download')} icon="download" onClick={download} />
      <IconButton label={textFor('playground.keys')} icon="keys" onClick={() => open('keys')} />
      <CopyLink />
    </div>
  );
}

/** The button shows its result for a while, and keeps its width, so that nothing moves. */
function CopyLink() {
  const { share } = usePlayground();
  const isCopied = useAtomValue(isCopiedAtom);
  const button = useRef<HTMLButtonElement>(null);
  const press = () => {
    const { current } = button;
    current?.style.setProperty('min-width', `${current.offsetWidth}px`);
    share();
  };
  return (
    <>
      <Button
        ref={button}
        className="main"
        label={isCopied ? textFor('playground.copied') : textFor('playground.copyLink')}
        icon="link"
        onClick={press}
      />
      {/* Assistive technology announces changes of a status, but not of a button's label. */}
      <span className="hidden" role="status">
        {isCopied && textFor('playground.copied')}
      </span>
    </>
  );
}

function Notices() {
  const notices = useAtomValue(noticesAtom);
  return (
    <div className="notices" role="status">
      {notices.map((notice) => (
        <NoticeView key={notice.id} {...notice} />
      ))}
    </div>
  );
}

function NoticeView({ matter, text, action, takesFocus }: Notice) {
  const { notices } = usePlayground();
  return (
    <div className="notice" data-matter={matter}>
      <p>{text}</p>
      {action && (
        <Button autoFocus={takesFocus} label={action.label} onClick={() => action.run()} />
      )}
      <IconButton
        autoFocus={takesFocus && !action}
        label={textFor('playground.dismiss')}
        onClick={() => notices.end(matter)}
      />
    </div>
  );
}
