declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'truetype';
    noHinting?: boolean;
    noLayoutClosure?: boolean;
    dropTables?: string[];
  }
  function subsetFont(font: Uint8Array, text: string, options?: SubsetOptions): Promise<Uint8Array>;
  export { subsetFont as default };
}
