import { textFor } from '../texts/text.ts';
import dialogCss from '../theme/logo-dialog.css?inline';
import { adoptStyles } from './adopt-styles.ts';
// Not from `copy-later`, which both need: it would be a file of its own, requested after the buttons' code.
import { copyLater } from './late-press.ts';

/**
 * Opens the dialog with the files of the logo. It is loaded at a right click, Shift+F10 or a long press on the
 * brand; a file is fetched when its button is pressed.
 * @param brand the link whose `data-brand` names the files: logo, dark logo, cover picture
 */
export function openLogoDialog(brand: HTMLElement): void {
  const [logo = '', logoDark = '', cover = ''] = (brand.dataset.brand ?? '').split(' ');
  if (document.querySelector('.logo-dialog')) return;
  adoptStyles(dialogCss);
  const dialog = create('dialog', { className: 'logo-dialog' });
  dialog.setAttribute('aria-labelledby', 'logo-dialog-title');
  const status = create('p', { role: 'status' });
  const say = (text: string) => {
    status.textContent = text;
  };
  const box = create('div', { className: 'logo-dialog-box' });
  const close = button(textFor('theme.AnnouncementBar.closeButtonAriaLabel'), () => dialog.close());
  box.append(
    create('h2', { id: 'logo-dialog-title', textContent: textFor('shell.logo.title') }),
    section(textFor('shell.logo.dark'), ...pictures(brand, 'dark'), ...logoButtons(logoDark, say)),
    section(textFor('shell.logo.light'), ...pictures(brand, 'light'), ...logoButtons(logo, say)),
    section(
      textFor('shell.logo.assets'),
      button(textFor('shell.logo.cover'), () => download(cover, say)),
    ),
    status,
    close,
  );
  dialog.append(box);
  const end = new AbortController();
  const onClick = ({ target }: Event) => {
    if (target instanceof HTMLElement) actions.get(target)?.();
  };
  actions.set(dialog, () => dialog.close());
  // Listens in the capture phase of the window, because React stops events at the document while it hydrates.
  addEventListener('click', onClick, { capture: true, signal: end.signal });
  dialog.addEventListener('close', () => {
    end.abort();
    dialog.remove();
    returnFocus(brand);
  });
  document.body.append(dialog);
  dialog.showModal();
}

/** The action of each button in the dialog. */
const actions = new WeakMap<HTMLElement, () => void>();

type Say = (text: string) => void;

/** The brand's own picture for a mode, on the ground of that mode; the files are for those who press a button. */
function pictures(brand: HTMLElement, mode: 'dark' | 'light'): HTMLElement[] {
  const { src } = brand.querySelector<HTMLImageElement>(`.only-${mode}, img:only-of-type`) ?? {};
  return src ? [create('img', { className: `on-${mode}`, src, alt: '' })] : [];
}

function logoButtons(file: string, say: Say): HTMLElement[] {
  return [
    button(textFor('shell.logo.svg'), () => download(file, say)),
    button(textFor('shell.logo.copyCode'), () => copyCode(file, say)),
  ];
}

async function copyCode(file: string, say: Say): Promise<void> {
  say('');
  try {
    await copyLater(fetchFile(file).then((answer) => answer.text()));
    say(textFor('theme.CodeBlock.copied'));
  } catch (error) {
    console.error('Failed to copy SVG:', error);
    say(textFor('shell.logo.notCopied'));
  }
}

async function download(file: string, say: Say): Promise<void> {
  say('');
  const name = file.slice(file.lastIndexOf('/') + 1);
  try {
    const href = URL.createObjectURL(await (await fetchFile(file)).blob());
    create('a', { href, download: name }).click();
    // The browser reads the file in a later task.
    setTimeout(() => URL.revokeObjectURL(href), 60_000);
  } catch (error) {
    console.error(`Failed to download ${name}:`, error);
    say(textFor('shell.logo.notDownloaded', { name }));
  }
}

async function fetchFile(file: string): Promise<Response> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`.trim());
  return answer;
}

/** Returns the focus to the brand that was pressed, or, if the menu with it has closed, to the navbar's. */
function returnFocus(brand: HTMLElement): void {
  brand.focus();
  if (document.activeElement !== brand) {
    document.querySelector<HTMLElement>('[data-brand]')?.focus();
  }
}

function section(title: string, ...elements: HTMLElement[]): HTMLElement {
  const heading = create('h3', {
    id: `logo-dialog-${title.replaceAll(' ', '-')}`,
    textContent: title,
  });
  const group = create('section', {});
  group.setAttribute('aria-labelledby', heading.id);
  group.append(heading, ...elements);
  return group;
}

function button(textContent: string, onPress: () => void): HTMLElement {
  const element = create('button', { type: 'button', textContent });
  actions.set(element, onPress);
  return element;
}

function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}
