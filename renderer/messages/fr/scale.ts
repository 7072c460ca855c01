import type { scale as english } from '../en/scale.ts';
import type { Translated } from '../translated.ts';

export const scale: Translated<typeof english> = {
  title: 'Balance',
  states: {
    OFF: 'non configurée',
    DISCONNECTED: 'non connectée',
    SILENT: 'aucune donnée',
    ZERO: 'vide',
    MOVING: 'instable',
    STABLE: 'stable',
    LIFT_OFF: 'retirer, revenir à zéro',
    UNDER_ZERO: 'sous zéro',
    OVER_RANGE: 'trop lourd',
    NEEDS_ZERO: 'remettre à zéro',
    FAULT: 'panne',
  },
  weigh: 'Relever le poids',
  giveUp: 'Ne pas peser',
  waiting: 'Attente d’un poids stable.',
  taken: 'Colis {n} : {weight}',
  tooLate: 'Le formulaire a changé pendant la lecture de la balance : pesez de nouveau.',
  set: {
    title: 'Balance de cette station',
    which: 'Balance',
    none: 'Aucune',
    firstUsb: 'La première balance USB trouvée',
    protocol: 'Comment elle communique',
    protocols: { sics: 'Répond quand on l’interroge (SICS)', continuous: 'Envoie d’elle-même (ST,GS, 1.234kg)' },
    baudRate: 'Bauds',
    framing: 'Bits',
    look: 'Chercher des balances',
    save: 'Utiliser cette balance',
    saved: 'La balance est réglée.',
    try: 'Posez-y quelque chose : le poids apparaît ici. Puis retirez-le, jusqu’à zéro.',
    tried: 'Le poids a été relevé : {weight}. Il compte une fois.',
  },
};
