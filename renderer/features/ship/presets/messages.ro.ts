import type { presets as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const presets: Translated<typeof english> = {
  choose: 'Șabloane',
  placeholder: 'Șablon',
  save: 'Salvează ca șablon',
  name: 'Numele șablonului',
  kind: 'Ce păstrează',
  kinds: { PACKAGE: 'Coletul', SERVICE: 'Cont și serviciu', SHIPMENT: 'Tot formularul' },
  saveButton: 'Salvează',
  saved: 'Șablonul „{name}” este salvat.',
  place: 'Poziție',
  placeHint: 'Primele nouă au o tastă, Alt+1 până la Alt+9.',
  barcode: 'Cod de bare',
  barcodeHint: 'Scanat pe ecranul Expediere, alege șablonul.',
  tare: 'Cutie goală',
  tareHint: 'Se adaugă la o greutate scrisă, nu la cea a cântarului.',
  edit: 'Editează șabloanele',
  which: 'Șablon',
  remove: 'Elimină',
  removed: 'Șablonul „{name}” este eliminat.',
  applied: 'Șablonul „{name}” este aplicat.',
  notNow: '{name} este un șablon: este pentru următoarea expediere.',
  noWeight: 'Scrieți o greutate, de ex. 0,3.',
  withBox: '+ {tare} cutie = {total}',
};
