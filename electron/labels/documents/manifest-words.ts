import type { DocumentLanguage } from '#shared/schema/printing/document-choice.ts';

const ENGLISH = {
  manifest: 'End-of-day manifest',
  number: 'Manifest number',
  closed: 'Closed',
  account: 'Account',
  carrier: 'Carrier',
  shipments: 'Shipments',
  packages: 'Packages',
  weight: 'Weight',
  totalWeight: 'Total weight',
  shipFrom: 'Shipped from',
  contents: 'Services',
  trackingNumber: 'Tracking number',
  service: 'Service',
  recipient: 'Recipient',
  more: (count: number) => `and ${count} more`,
  count: (shipments: number, packages: number) => `${shipments} shipments, ${packages} packages`,
  voided: 'VOIDED - do not take',
  test: 'TEST - NOT FOR SHIPPING',
  journal: (sequence: number, hash: string) => `Journal line ${sequence}, SHA-256 ${hash}`,
  handedOver: 'Handed over by: name, date and signature',
  received: 'Received by the driver: name, date, time and signature',
  page: (page: number, of: number) => `Page ${page} of ${of}`,
};
export type ManifestWords = typeof ENGLISH;

const GERMAN: ManifestWords = {
  manifest: 'Tagesabschluss',
  number: 'Nummer',
  closed: 'Abgeschlossen',
  account: 'Konto',
  carrier: 'Frachtführer',
  shipments: 'Sendungen',
  packages: 'Pakete',
  weight: 'Gewicht',
  totalWeight: 'Gesamtgewicht',
  shipFrom: 'Versandt von',
  contents: 'Services',
  trackingNumber: 'Sendungsnummer',
  service: 'Service',
  recipient: 'Empfänger',
  more: (count) => `und ${count} weitere`,
  count: (shipments, packages) => `${shipments} Sendungen, ${packages} Pakete`,
  voided: 'STORNIERT - nicht mitnehmen',
  test: 'TEST - NICHT VERSENDEN',
  journal: (sequence, hash) => `Journalzeile ${sequence}, SHA-256 ${hash}`,
  handedOver: 'Übergeben von: Name, Datum und Unterschrift',
  received: 'Vom Fahrer übernommen: Name, Datum, Uhrzeit und Unterschrift',
  page: (page, of) => `Seite ${page} von ${of}`,
};

export const MANIFEST_WORDS: Readonly<Record<DocumentLanguage, ManifestWords>> = { en: ENGLISH, de: GERMAN };
