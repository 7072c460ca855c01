import { COMMAND_CODES, type ScanCommand } from '#shared/scan/command-codes.ts';
import type { DocumentLanguage } from '#shared/schema/printing/document-choice.ts';
import type { Layout } from '../layout/element.ts';
import type { Size } from '../layout/stock.ts';
import type { Fonts } from '../text/fonts.ts';
import { barcodeSheet } from './barcode-sheet.ts';

interface SheetWords {
  title: string;
  lead: string;
  commands: Readonly<Record<ScanCommand, { name: string; does: string }>>;
}

export const COMMAND_SHEET_WORDS: Readonly<Record<DocumentLanguage, SheetWords>> = {
  en: {
    title: 'Commands to scan',
    lead: 'Put this sheet up at the desk. Scanning a command does what it says; none of them buys anything.',
    commands: {
      acknowledge: { name: 'OK', does: 'Acknowledges a failed scan and opens the form again.' },
      clear: { name: 'Clear', does: 'Empties the form for the next shipment.' },
      addPackage: { name: 'Next package', does: 'Adds a package to the shipment.' },
      reprintLast: { name: 'Reprint', does: 'Prints the last label again, free of charge.' },
    },
  },
  de: {
    title: 'Befehle zum Scannen',
    lead: 'Dieses Blatt am Packtisch aufhängen. Wer einen Befehl scannt, löst ihn aus; keiner kauft etwas.',
    commands: {
      acknowledge: { name: 'OK', does: 'Bestätigt einen falschen Scan und öffnet das Formular wieder.' },
      clear: { name: 'Leeren', does: 'Leert das Formular für die nächste Sendung.' },
      addPackage: { name: 'Nächstes Paket', does: 'Fügt der Sendung ein Paket hinzu.' },
      reprintLast: { name: 'Nachdruck', does: 'Druckt das letzte Etikett noch einmal, kostenlos.' },
    },
  },
};

/** One page with a barcode for each command that the desk knows. */
export function commandSheet(language: DocumentLanguage, paper: Size, dpi: number, fonts: Fonts): Layout {
  const words = COMMAND_SHEET_WORDS[language];
  const barcodes = Object.entries(COMMAND_CODES).map(([code, command]) => ({ code, ...words.commands[command] }));
  return barcodeSheet({ ...words, barcodes }, paper, dpi, fonts);
}
