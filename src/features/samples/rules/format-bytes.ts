const plain = new Intl.NumberFormat('en');

/** `1,621 bytes`. */
export function formatBytes(bytes: number): string {
  return `${plain.format(bytes)} bytes`;
}
