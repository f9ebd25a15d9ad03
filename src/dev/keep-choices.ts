/**
 * Notes what is open and chosen in the text of the page: an edit has it written anew, closed.
 * @returns opens and chooses it again, by its place and by its name
 */
export function noteChoices(): () => void {
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
