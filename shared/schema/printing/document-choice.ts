export const PAPER_SIZES = ['A4', 'LETTER'] as const;
export type PaperSize = (typeof PAPER_SIZES)[number];

/** How many labels a sheet is divided for: two lie across its halves, four stand in its quarters. */
export const LABELS_PER_SHEET = [1, 2, 4] as const;
export type LabelsPerSheet = (typeof LABELS_PER_SHEET)[number];
