/** Where the list is: the script of the not-found page asks for it. */
export const addressListFile = '/addresses.txt';

export type ListedAddress = {
  /** With the base path, percent-encoded. */
  address: string;
  title: string;
  /** The address that leads there now. */
  old?: string;
};

/** A line for each address: itself, its title, and what it was, between tabs. */
export function writeAddressList(all: readonly ListedAddress[]): string {
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
  return all
    .map(({ address, title, old }) =>
      [address, plain(title), ...(old === undefined ? [] : [old])].join('\t'),
    )
    .map((line) => `${line}\n`)
    .join('');
}
