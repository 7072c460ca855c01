import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const de: Translated<typeof en> = {
  name: 'Gateway',
  means: 'Kauft bei einem anderen Dienst mit derselben Schnittstelle oder bei einer anderen Station.',
  choice: 'Von einem Dienst oder einer anderen Station',
  fields: {
    baseUrl: {
      label: 'Adresse',
      hint: 'Beginnt mit https.',
      fault: 'Eine Adresse angeben, die mit https beginnt, ohne Benutzernamen, Abfrage oder Fragment.',
    },
    upstream: { label: 'Was dort antwortet', values: { SERVICE: 'Ein Dienst', STATION: 'Eine andere Station' } },
    accessKey: { label: 'Zugangsschlüssel' },
    secretKey: { label: 'Geheimer Schlüssel' },
    token: {
      label: 'Token statt Schlüsseln',
      hint: 'Geheimnisse erscheinen als Sternchen, die sie behalten.',
      conflict: 'Token statt Schlüsseln: Schlüssel oder Token angeben, nicht beides.',
    },
    upstreamCarrierId: { label: 'Kontokennung dort' },
    timeoutSeconds: { label: 'Zeitlimit' },
    certificateFingerprint: {
      label: 'Fingerabdruck des Zertifikats',
      hint: 'SHA-256, nur wo keine Stelle für das Zertifikat bürgt.',
      fault: '32 Paare großer Hexadezimalziffern angeben, durch Doppelpunkte getrennt.',
    },
    serviceMapping: {
      label: 'Dienstcodes dort',
      hint: 'Wo sie abweichen; je eine Zeile: unser Code = deren Code.',
      fault: 'Je Dienst eine Zeile schreiben: unser Code = deren Code.',
    },
    labelHosts: {
      label: 'Weitere Rechner für Etiketten',
      hint: 'Wohin Links auf Etiketten außer zur Adresse führen dürfen; Rechner oder Rechner:Port.',
      fault: 'Rechner als Rechner oder Rechner:Port angeben, höchstens 20.',
    },
    refusalCodes: {
      label: 'Codes von Ablehnungen',
      hint: 'Fehlercodes dort, die beweisen, dass nichts gekauft wurde. Bei allen anderen bleibt es unbekannt.',
      fault: 'Codes mit höchstens 100 Zeichen angeben, höchstens 200.',
    },
    allowHttp: { label: 'Adressen und Geheimnisse unverschlüsselt an eine andere Maschine senden dürfen' },
  },
};
