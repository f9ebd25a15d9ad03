/**
 * Records which details are open and which options are chosen on the page, because an edit resets them.
 * @returns a function that restores them by position and name
 */
export function recordChoices(): () => void {
  const details = () => document.querySelectorAll('main details');
  const open = [...details()].map((each) => each.hasAttribute('open'));
  const radios = 'main input[type=radio]';
  const chosen = [...document.querySelectorAll<HTMLInputElement>(`${radios}:checked`)];
  return () => {
    [...details()].forEach((each, place) => {
      if (open[place]) each.setAttribute('open', '');
    });
    for (const { name, value } of chosen) {
      const same = `${radios}[name=${CSS.escape(name)}][value=${CSS.escape(value)}]`;
      for (const radio of document.querySelectorAll<HTMLInputElement>(same)) radio.checked = true;
    }
  };
}
