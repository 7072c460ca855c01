declare module 'bidi-js' {
  /** Of one text; `levels` by UTF-16 unit. */
  export interface EmbeddingLevels {
    levels: Uint8Array;
    paragraphs: { start: number; end: number; level: number }[];
  }
  /** The Unicode Bidirectional Algorithm (UAX #9). */
  export interface Bidi {
    getEmbeddingLevels(text: string, direction?: 'ltr' | 'rtl' | 'auto'): EmbeddingLevels;
    getMirroredCharacter(character: string): string | null;
  }
  function bidiFactory(): Bidi;
  export { bidiFactory as default };
}
