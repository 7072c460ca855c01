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
      weigh: { name: 'Wiegen', does: 'Übernimmt das Gewicht der Waage ins Formular.' },
      toShip: { name: 'Versand', does: 'Führt zum Versand.' },
      toPack: { name: 'Packen', does: 'Führt zum Packen.' },
      toBatch: { name: 'Stapel', does: 'Führt zu den Stapeln. Dort gescannt, öffnet es den neuesten.' },
      printRows: {
        name: 'Zeilen drucken',
        does: 'In einem Stapel: danach das Etikett der ersten Zeile, das der letzten und OK scannen.',
      },
      toHistory: { name: 'Verlauf', does: 'Führt zum Verlauf. Ein Etikett, das dort gescannt wird, wird geöffnet.' },
      void: {
        name: 'Stornieren',
        does: 'Fragt, ob das geöffnete Etikett storniert wird: danach einen Grund und OK scannen.',
      },
      handOver: {
        name: 'Übergabe',
        does: 'Führt zur Übergabe. Dort nach einem Paket gescannt, schließt es den Tag seines Kontos ab: danach OK.',
      },
      toAttention: {
        name: 'Zu klären',
        does: 'Führt zu dem, was unklar ist. Bestellung, herausgekommenes Etikett und OK scannen.',
      },
    },
  },
  badges: {
    title: 'Ausweise',
    lead: 'Auseinanderschneiden. Wer einen am Fenster scannt, meldet die Person dort an.',
  },
};
