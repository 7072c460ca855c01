import type { packers as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const packers: Translated<typeof english> = {
  title: 'Packende',
  back: 'Zurück zu den Einstellungen',
  lead: 'Ein Ausweis, der an einem Fenster gescannt wird, sagt, wer dort packt, und stellt dessen Sprache ein. Er ordnet Arbeit zu und beugt Versehen vor; wer an die Tastatur kommt, kann auch einen fremden Ausweis scannen.',
  add: 'Jemanden hinzufügen',
  edit: '{name} ändern',
  editShort: 'Ändern',
  none: 'Noch niemand',
  noneHint:
    'Etiketten nennen niemanden, und jedes Fenster darf alles, bis Sie Personen hinzufügen. Beginnen Sie mit sich selbst in der Verwaltung.',
  unbounded: 'Noch gehört niemand zur Verwaltung: Jedes Fenster darf alles.',
  name: 'Name',
  nameHint: 'So steht er an Etiketten, Drucken und Bestellungen',
  role: 'Rolle',
  badge: 'Ausweis',
  badgeHint: '3 bis 24 Ziffern, Großbuchstaben und Bindestriche. Leer wird er ausgedacht.',
  language: 'Sprache des Fensters',
  asItIs: 'Wie sie ist',
  active: 'Packt hier',
  activeHint: 'Sonst meldet der Ausweis nicht mehr an. Was getan wurde, bleibt unter dem Namen.',
  inactive: 'Packt hier nicht mehr',
  save: 'Speichern',
  saved: '{name} ist gespeichert.',
  sheet: 'Ausweise drucken',
  one: 'Ausweis drucken',
  file: 'ausweise',
  table: { title: 'Wer was darf', action: 'Tätigkeit', yes: 'darf', no: 'darf nicht' },
};
