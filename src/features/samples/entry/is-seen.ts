/** Whether markup has text, or an element that is visible without. */
export function isSeen(html: string): boolean {
  return (
    /<(?:img|input|select|textarea|svg|hr|progress|meter)\b/.test(html) || />[^<\s]/.test(html)
  );
}
