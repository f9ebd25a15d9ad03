/**
 * Creates a function that prints a text if it differs from the previous one, and says so if there is none any
 * more.
 */
export function createFaultPrinter(): (text: string) => void {
  let printed = '';
  return (text) => {
    if (text === printed) return;
    if (text === '') console.log('\nAll errors fixed.\n');
    else console.error(`\n${text}\n`);
    printed = text;
  };
}
