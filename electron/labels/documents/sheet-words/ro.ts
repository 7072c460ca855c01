import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const ro: Translated<typeof en> = {
  commands: {
    title: 'Acțiuni de scanat',
    lead: 'Afișați această foaie la postul de lucru. Scanarea unei acțiuni face ce spune; niciuna nu cumpără nimic.',
    commands: {
      acknowledge: { name: 'OK', does: 'Confirmă o scanare nerecunoscută și deschide din nou formularul.' },
      clear: { name: 'Golește', does: 'Golește formularul pentru următoarea expediere.' },
      addPackage: { name: 'Colet următor', does: 'Adaugă un colet la expediere.' },
      reprintLast: { name: 'Retipărire', does: 'Tipărește ultima etichetă încă o dată, gratuit.' },
      weigh: { name: 'Cântărește', does: 'Ia greutatea cântarului în formular.' },
      toShip: { name: 'Expediere', does: 'Merge la expediere.' },
      toPack: { name: 'Împachetare', does: 'Merge la împachetare.' },
      toBatch: { name: 'Lot', does: 'Merge la loturi. Scanată acolo, deschide cel mai nou.' },
      printRows: {
        name: 'Tipărește rânduri',
        does: 'Într-un lot: scanați apoi eticheta primului rând, a ultimului și OK.',
      },
      toHistory: { name: 'Istoric', does: 'Merge la istoric. O etichetă scanată acolo se deschide.' },
      void: { name: 'Anulează', does: 'Întreabă de anularea etichetei deschise: scanați apoi un motiv și OK.' },
      handOver: {
        name: 'Predare',
        does: 'Merge la predare. Scanată acolo după un colet, închide ziua contului său: apoi OK.',
      },
      toAttention: {
        name: 'Necesită atenție',
        does: 'Merge la ce este nesigur. Scanați comanda, eticheta ieșită și OK.',
      },
    },
  },
  badges: {
    title: 'Ecusoane',
    lead: 'Decupați-le. Scanarea unuia la o fereastră conectează persoana acolo.',
  },
};
