import { makeElement } from './make-element.ts';

/**
 * Scales a stage that is wider than its container to fit, and shows the scale.
 * @param place the container of the stage
 */
export function scaleStage(place: HTMLElement, stage: HTMLElement) {
  const element = makeElement('span', { class: 'scale', role: 'status' });
  const fit = () => {
    const wanted = Number(stage.dataset.width);
    const scale = Math.min(1, place.clientWidth / (wanted || 1)) || 1;
    const isScaled = wanted > 0 && scale < 1;
    stage.style.setProperty('--scale', isScaled ? `${scale}` : '1');
    stage.toggleAttribute('data-scaled', isScaled);
    const text = isScaled ? `Scaled to ${Math.floor(scale * 100)}%` : '';
    if (element.textContent !== text) element.textContent = text;
  };
  const watch = new ResizeObserver(fit);
  watch.observe(place);
  return { element, fit, stop: () => watch.disconnect() };
}
