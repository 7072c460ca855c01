import type { settings as english } from '../en/settings.ts';
import type { Translated } from '../translated.ts';

export const settings: Translated<typeof english> = {
  title: 'Einstellungen',
  window: 'Dieses Fenster',
  station: 'Die ganze Station',
  weightUnit: 'Gewichte in',
  lengthUnit: 'Längen in',
  sounds: 'Töne',
  soundsHint: 'Ein Ton für das, was gelang, einer für das, was misslang, einer für das, was einen Menschen braucht.',
  try: { ok: 'Gelungen', error: 'Misslungen', attention: 'Braucht jemanden' },
  scanner: {
    title: 'Scanner',
    prefix: 'Zeichen vor jedem Code',
    prefixHint: 'Falls der Scanner welche voranstellt; sie machen jeden Scan eindeutig.',
    try: 'Etwas scannen: es erscheint hier und geht nirgends sonst hin.',
    got: 'Gescannt: {text}',
  },
  numbers: {
    retentionDays: 'Adressen und Etiketten behalten, in Tagen',
    purchaseTimeoutSeconds: 'Auf den Spediteur warten, in Sekunden',
    batchConcurrency: 'Gleichzeitig gekaufte Zeilen eines Stapels',
    purchasesPerSecond: 'Käufe eines API-Clients in einer Sekunde',
  },
  hints: {
    retentionDays: '1 bis 3.650. Die Nummern der Sendungen bleiben.',
    purchaseTimeoutSeconds: '1 bis 120. Ohne Antwort bis dahin ist ein Kauf unbekannt.',
    batchConcurrency: '1 bis 8',
    purchasesPerSecond: '1 bis 100.000; mehr werden auf später verwiesen.',
  },
  documents: 'Dokumente in Antworten der API',
  documentsHint: 'Wenn der Aufruf nichts anderes sagt',
  deliveries: { base64: 'In der Antwort', url: 'Als Link' },
  remember: 'Empfänger merken',
  rememberHint: 'Im Adressbuch, sobald etwas für sie gekauft wurde',
  origins: 'Webseiten, die die Station aufrufen dürfen',
  originsHint: 'Ihre Ursprünge, durch Leerzeichen getrennt. Keine, wenn leer; jede braucht auch dann einen Token.',
  refused: 'Die Station nimmt diesen Wert nicht an. Bitte den Hinweis beachten.',
  save: 'Für die Station speichern',
  saved: 'Die Einstellungen der Station sind gespeichert.',
};
