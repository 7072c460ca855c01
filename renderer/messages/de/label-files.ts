import type { labelFiles as english } from '../en/label-files.ts';
import type { Translated } from '../translated.ts';

export const labelFiles: Translated<typeof english> = {
  save: 'Etiketten speichern …',
  title: 'Etiketten als eine Datei',
  count: 'Ein Etikett | {n} Etiketten',
  none: 'Nichts davon hat ein Etikett, mit dem versandt werden darf.',
  format: 'Art der Datei',
  formats: {
    PDF: 'Ein PDF, eine Seite je Etikett',
    ZPL: 'Eine ZPL-Datei',
    EPL: 'Eine EPL-Datei',
    ZIP: 'ZIP, eine Datei je Etikett',
  },
  mixed: 'Sie sind verschieden gespeichert ({formats}); alle zusammen fasst nur eine ZIP-Datei.',
  leftOut: {
    NOT_BOUGHT: 'Ausgelassen, nicht gekauft: {n}',
    NOT_LABELLED: 'Ausgelassen, noch kein Etikett vom Paketdienst: {n}',
    VOIDED: 'Ausgelassen, storniert: {n}',
    NOT_KEPT: 'Ausgelassen, nicht mehr aufbewahrt: {n}',
    LOCKED: 'Aus der PDF-Datei ausgelassen, vom Paketdienst gesperrt: {n}',
    BROKEN: 'Aus der PDF-Datei ausgelassen, vom Paketdienst beschädigt gesendet: {n}',
  },
  rows: '({numbers})',
  someRows: '({numbers}, …)',
  download: 'Herunterladen',
  fileName: 'etiketten',
  broken: 'Die Datei kam nicht vollständig an. Noch einmal versuchen; klappt es wieder nicht, eine ZIP-Datei nehmen.',
};
