import type { presets as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const presets: Translated<typeof english> = {
  choose: 'Vorlagen',
  placeholder: 'Vorlage',
  save: 'Als Vorlage speichern',
  name: 'Name der Vorlage',
  kind: 'Was sie behält',
  kinds: { PACKAGE: 'Das Paket', SERVICE: 'Konto und Dienst', SHIPMENT: 'Das ganze Formular' },
  saveButton: 'Speichern',
  saved: 'Die Vorlage „{name}“ ist gespeichert.',
  place: 'Platz',
  placeHint: 'Die ersten neun haben eine Taste, Alt+1 bis Alt+9.',
  barcode: 'Barcode',
  barcodeHint: 'Im Versand gescannt wählt er die Vorlage.',
  tare: 'Leerer Karton',
  tareHint: 'Kommt zu einem Gewicht dazu, das eingegeben wird, nicht zu einem der Waage.',
  edit: 'Vorlagen bearbeiten',
  which: 'Vorlage',
  remove: 'Entfernen',
  removed: 'Die Vorlage „{name}“ ist entfernt.',
  applied: '{name} ist eingetragen.',
  notNow: '{name} ist eine Vorlage: Sie ist für die nächste Sendung.',
  noWeight: 'Geben Sie ein Gewicht ein, etwa 0,3.',
  withBox: '+ {tare} Karton = {total}',
};
