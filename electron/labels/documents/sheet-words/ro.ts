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
    },
  },
  badges: {
    title: 'Ecusoane',
    lead: 'Decupați-le. Scanarea unuia la o fereastră conectează persoana acolo.',
  },
};
