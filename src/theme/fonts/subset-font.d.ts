declare module 'subset-font' {
  /** @returns the font with only these characters */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2';
      variationAxes: { wght: number };
      noLayoutClosure: boolean;
      keepFeatures: readonly string[];
      dropTables: readonly string[];
    },
  ): Promise<Uint8Array>;
}
