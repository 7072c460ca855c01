import type { Language } from '../../format/languages.ts';

/** Languages of the documents that go with the parcel: recipient, customs and carrier read them, whatever the window speaks. */
export const DOCUMENT_LANGUAGES = ['en', 'de'] as const satisfies readonly Language[];
export type DocumentLanguage = (typeof DOCUMENT_LANGUAGES)[number];

/** The window's language where documents are written in it; else English. */
export const documentLanguageOf = (language: Language): DocumentLanguage =>
  DOCUMENT_LANGUAGES.find((one) => one === language) ?? 'en';

export const PAPER_SIZES = ['A4', 'LETTER'] as const;
export type PaperSize = (typeof PAPER_SIZES)[number];

/** How many labels a sheet is divided for: two lie across its halves, four stand in its quarters. */
export const LABELS_PER_SHEET = [1, 2, 4] as const;
export type LabelsPerSheet = (typeof LABELS_PER_SHEET)[number];
