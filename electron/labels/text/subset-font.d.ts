declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'truetype';
    noHinting?: boolean;
    noLayoutClosure?: boolean;
    dropTables?: string[];
    /** The place on each axis of a variable font at which the cut one stands. */
    variationAxes?: Record<string, number>;
  }
  function subsetFont(font: Uint8Array, text: string, options?: SubsetOptions): Promise<Uint8Array>;
  export { subsetFont as default };
}
