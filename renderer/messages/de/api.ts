import type { api as english } from '../en/api.ts';
import type { Translated } from '../translated.ts';

export const api: Translated<typeof english> = {
  title: 'API & Werkzeuge',
  docs: 'Beschreibung der API',
  station: 'Diese Station',
  address: 'Adresse',
  copy: 'Kopieren',
  copied: 'Kopiert',
  scopes: { ship: 'Versenden', read: 'Lesen', print: 'Drucken', admin: 'Verwalten' },
  clients: {
    title: 'API-Clients',
    create: 'Client anlegen',
    name: 'Name',
    may: 'Er darf',
    once: 'Der geheime Schlüssel ist nur dieses eine Mal zu sehen. Jetzt kopieren: die Station behält nur seinen Fingerabdruck.',
    accessKey: 'Zugangsschlüssel',
    secretKey: 'Geheimer Schlüssel',
    used: 'Zuletzt benutzt {at}',
    unused: 'Nie benutzt',
    revoked: 'Widerrufen',
    revoke: 'Widerrufen',
    revokeOf: '{name} widerrufen?',
    revokeHint: 'Der Client und alle seine Token werden sofort abgewiesen. Das lässt sich nicht zurücknehmen.',
  },
  pairing: {
    title: 'Weitere Fenster',
    hint: 'Eine Adresse, die dieses Fenster in einem anderen Browser öffnet, einmal, innerhalb von zehn Minuten.',
    create: 'Kopplungsadresse erzeugen',
    address: 'Kopplungsadresse',
    until: 'Gilt einmal, bis {time}.',
  },
  samples: {
    title: 'Aufrufe für den Anfang',
    hint: 'Für eine Shell: die Schlüssel eines Clients in AK und SK setzen, den Token des ersten Aufrufs in TOKEN.',
    token: 'Einen Token holen',
    check: 'Eine Sendung prüfen, ohne sie zu kaufen',
    buy: 'Ein Etikett kaufen',
    list: 'Die letzten Sendungen',
  },
};
