import type { doctor as english } from '../en/doctor.ts';
import type { Translated } from '../translated.ts';

export const doctor: Translated<typeof english> = {
  title: 'Diagnose',
  run: 'Neu nachsehen',
  save: 'Befund speichern',
  station: 'Station',
  printers: 'Drucker',
  ready: 'Die Station kann versenden.',
  notReady: 'Die Station kann nicht versenden.',
  version: 'Packbench {version}',
  bundle:
    'Der gespeicherte Befund nennt niemanden: er enthält keine Adressen, Schlüssel, Rechner, Pfade oder Namen und kann an jeden gehen, der hilft.',
  checks: { ledger: 'Journal', disk: 'Datenträger', unknown: 'Ungeklärte Sendungen', accounts: 'Konten' },
};
