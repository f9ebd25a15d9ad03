const delayMs = 2500;

/**
 * Chooses the second of some radio buttons when they have been in sight for a moment, once, so that one sees that
 * there are more. Not if the visitor has pressed, focused or chosen something there, or wants less motion.
 * @param box the element with the radio buttons and what they choose
 */
export function start(box: Element): void {
  const [first, second] = box.querySelectorAll<HTMLInputElement>('[type=radio]');
  const isFirst = first?.checked && !box.contains(document.activeElement);
  if (!isFirst || !second || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      timer = setTimeout(() => {
        second.checked = true;
      }, delayMs);
    },
    { threshold: 0.3 },
  );
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  for (const act of ['pointerdown', 'keydown', 'focusin'])
    box.addEventListener(act, stop, { once: true });
  observer.observe(box);
}
