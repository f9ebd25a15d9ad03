import { begin } from '../../boot/late-code.ts';

export function startPage(): void {
  if (document.querySelector('[data-playground]')) begin(import('./boot/playground.ts'));
}
