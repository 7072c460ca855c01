import type { common as english } from '../en/common.ts';
import type { Translated } from '../translated.ts';

export const common: Translated<typeof english> = {
  more: 'Weitere zeigen',
  trackingNumber: 'Sendungsnummer',
  transaction: 'Vorgang',
  setUp: 'Die Station Schritt für Schritt einrichten',
  weightUnit: 'Gewichtseinheit',
  lengthUnit: 'Längeneinheit',
  rule: 'Gewählt von Regel',
  ruleChose: 'Gewählt von Regel „{rule}“',
  noPrinter: 'Kein Drucker ist eingerichtet',
  noLabel: 'Von {name} gibt es kein Etikett.',
  reason: 'Grund',
  reasonKept: 'Wird dabei aufbewahrt.',
  sayWhy: 'Sagen Sie, warum.',
  left: 'noch {amount}',
  measures: {
    WEIGHT: 'Gewicht',
    LENGTH: 'Länge',
    WIDTH: 'Breite',
    HEIGHT: 'Höhe',
    LENGTH_PLUS_GIRTH: 'L + 2B + 2H',
    GIRTH: '2B + 2H',
  },
  formats: {
    PDF: 'PDF',
    ZPL: 'ZPL',
    EPL: 'EPL',
    PNG: 'PNG',
    GIF: 'GIF',
  },
  stocks: {
    STOCK_4X6: 'Rolle 4 × 6 Zoll',
    STOCK_4X8: 'Rolle 4 × 8 Zoll',
    PAPER_4X6: 'Papier 4 × 6 Zoll',
    PAPER_LETTER: 'Letter',
    PAPER_A4: 'A4',
    PAPER_A5: 'A5',
    PAPER_A6: 'A6',
  },
};
