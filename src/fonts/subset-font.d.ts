declare module 'subset-font' {
  /** What of it we ask for. @returns the font with these characters alone */
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
