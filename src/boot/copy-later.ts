/**
 * Copies a text that arrives after the press. WebKit copies only while it handles the press, but takes a promise
 * then; other browsers take the text itself for some seconds.
 * @throws if the text does not arrive, or the browser refuses to copy
 */
export async function copyLater(text: Promise<string>): Promise<void> {
  const { clipboard, vendor } = navigator;
  if (!vendor.startsWith('Apple')) return clipboard.writeText(await text);
  const blob = text.then((data) => new Blob([data], { type: 'text/plain' }));
  await clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
