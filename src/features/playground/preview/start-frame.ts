import type { RunOutcome } from '../protocol/compiler.ts';
import { type FrameMessage, portMessage } from '../protocol/frame-messages.ts';
import { isFromOwnPage } from '../protocol/from-own-page.ts';
import { chooseComponent } from './choose-component.ts';
import { resetGuard } from './guard.ts';
import { holdFocus, watchPresses } from './hold-focus.ts';
import { showCopies } from './keep-picture.ts';
import { loadProject, loadReact } from './load-modules.ts';
import { lockDown, nativeGetter } from './lock-down.ts';
import { beginRun, notifyError, notifyPage, openChannel, queueLine } from './notify-page.ts';
import { endComponent, showComponent, takeReact } from './show-component.ts';
import { takeLinks } from './take-links.ts';
import { resetConsole, watchConsole } from './watch-console.ts';
import { forgetPointer, watchPointer } from './watch-pointer.ts';
import { forgetSize, hasSize, watchSize } from './watch-size.ts';

const lights = new CSSStyleSheet();

/** Hides the text for people who open the frame's page directly. */
const cover = new CSSStyleSheet();

// The visitor's code must not get the event, whose target is the port.
const dataOf = nativeGetter<FrameMessage>(MessageEvent.prototype, 'data');

let newest = 0;

/** Prepares the frame before any code of a visitor runs in it, and waits for the page's port. */
export function startFrame(): void {
  cover.replaceSync('body { display: none }');
  document.adoptedStyleSheets.push(cover);
  takeLinks((text) => queueLine('info', text));
  watchPresses(() => notifyPage({ kind: 'pressed' }));
  watchPointer((pointed) =>
    notifyPage({ kind: 'pointed', run: newest, ...(pointed && { pointed }) }),
  );
  watchConsole();
  addEventListener('message', takePort);
  lockDown();
  holdFocus();
}

/** The page that created the frame sends one port; later messages are for the visitor's code. */
function takePort(event: MessageEvent): void {
  const [port] = event.ports;
  const isPort = event.data === portMessage && event.ports.length === 1;
  if (!isFromOwnPage(event) || !isPort || !port) return;
  removeEventListener('message', takePort);
  event.stopImmediatePropagation();
  document.body.replaceChildren();
  cover.replaceSync('');
  openChannel(port);
  port.onmessage = (event) => obey(dataOf(event));
  notifyPage({ kind: 'pong' });
}

function obey(message: FrameMessage): void {
  if (message.kind === 'react') void startReact(message.script);
  if (message.kind === 'ping') notifyPage({ kind: 'pong' });
  if (message.kind === 'light') lightElements(message.classes);
  if (message.kind === 'dark') showMode(message.dark);
  if (message.kind === 'run') void runProject(message);
}

async function startReact(script: Blob): Promise<void> {
  takeReact(await loadReact(script));
  notifyPage({ kind: 'ready' });
}

/** Outlines elements with one of these classes by a style sheet, without changing the elements. */
function lightElements(classes: readonly string[]): void {
  const selectors = classes.map((name) => `.${CSS.escape(name)}`).join(', ');
  const outline = 'outline: 2px solid #c2185b !important; outline-offset: 1px !important';
  lights.replaceSync(selectors && `${selectors} { ${outline} }`);
  if (!document.adoptedStyleSheets.includes(lights)) document.adoptedStyleSheets.push(lights);
}

function showMode(dark: boolean): void {
  document.documentElement.style.colorScheme = dark ? 'dark' : 'light';
}

async function runProject({ run, modules, css, dark }: FrameMessage & { kind: 'run' }) {
  newest = run;
  beginRun(run);
  resetConsole();
  forgetPointer();
  forgetSize();
  resetGuard();
  endComponent();
  showMode(dark);
  const tell = (kind: RunOutcome) => notifyPage({ kind, run });
  try {
    const loaded = await loadProject(modules);
    // Another project may have arrived while this one was loading.
    if (newest !== run) return;
    const component = chooseComponent(loaded);
    showComponent(component, css, {
      onShown: () => {
        if (hasSize()) return tell('shown');
        tell('unseen');
        watchSize(() => tell('shown'));
      },
      onEmpty: () => tell(component ? 'empty' : 'unexported'),
      onFailed: () => tell('failed'),
    });
  } catch (error) {
    if (newest !== run) return;
    notifyError(error);
    showCopies();
    tell('failed');
  }
}
