import type { products as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const products: Translated<typeof english> = {
  title: 'Produkte',
  list: 'Produkte',
  back: 'Einstellungen',
  find: 'Suche nach SKU, Beschreibung oder Zolltarifnummer',
  add: 'Neues Produkt',
  import: 'Datei einlesen',
  none: 'Kein Produkt',
  noneHint: 'Was versendet oder bestellt wird, merkt sich die Station hier.',
  notFound: 'Nichts gefunden zu „{text}“.',
  saved: 'gespeichert',
  learnt: 'gelernt',
  edit: 'Ändern',
  remove: 'Löschen',
  removeTitle: '{sku} löschen?',
  removeHint: 'Aus der nächsten Sendung oder Bestellung damit wird es neu gelernt.',
  editTitle: 'Produkt ändern',
  addTitle: 'Neues Produkt',
  taken:
    '{sku} ist schon bekannt. Schließen Sie dies und ändern Sie es in der Liste: Was davon bekannt ist, würde ersetzt.',
  save: 'Speichern',
  stored: 'Gespeichert: {sku}.',
  removed: 'Gelöscht: {sku}.',
  valueEach: 'Wert je Stück',
  weightEach: 'Gewicht je Stück',
  file: {
    title: 'Produkte aus einer Datei',
    hint: 'Eine Zeile, ein Produkt. Was eine Zeile sagt, ersetzt, was bekannt ist.',
    unit: 'Gewichtseinheit, wo keine genannt ist',
    currency: 'Währung, wo keine genannt ist',
    done: '{saved} gespeichert.',
  },
};
