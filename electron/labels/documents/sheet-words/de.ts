import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const de: Translated<typeof en> = {
  commands: {
    title: 'Befehle zum Scannen',
    lead: 'Dieses Blatt am Packtisch aufhängen. Wer einen Befehl scannt, löst ihn aus; keiner kauft etwas.',
    commands: {
      acknowledge: { name: 'OK', does: 'Bestätigt einen falschen Scan und öffnet das Formular wieder.' },
      clear: { name: 'Leeren', does: 'Leert das Formular für die nächste Sendung.' },
      addPackage: { name: 'Nächstes Paket', does: 'Fügt der Sendung ein Paket hinzu.' },
      reprintLast: { name: 'Nachdruck', does: 'Druckt das letzte Etikett noch einmal, kostenlos.' },
    },
  },
  badges: {
    title: 'Ausweise',
    lead: 'Auseinanderschneiden. Wer einen am Fenster scannt, meldet die Person dort an.',
  },
};
