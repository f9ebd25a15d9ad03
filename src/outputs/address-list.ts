/** The path of the list, which the script of the not-found page loads. */
export const addressListFile = '/addresses.txt';

export type ListedAddress = {
  /** With the base path, percent-encoded. */
  address: string;
  title: string;
  /** A previous address that now redirects there. */
  old?: string;
};

/** Writes a line for each address: the address, its title, and its previous address, separated by tabs. */
export function writeAddressList(all: readonly ListedAddress[]): string {
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
  return all
    .map(({ address, title, old }) =>
      [address, plain(title), ...(old === undefined ? [] : [old])].join('\t'),
    )
    .map((line) => `${line}\n`)
    .join('');
}
