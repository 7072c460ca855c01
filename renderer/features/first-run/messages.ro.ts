import type { firstRun as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const firstRun: Translated<typeof english> = {
  title: 'Configurați această stație',
  steps: 'Pași',
  done: 'Gata:',
  next: 'Continuă',
  back: 'Înapoi',
  skip: 'Sari peste acest pas',
  later: 'Configurează mai târziu',
  finish: 'La postul de lucru',
  resume: 'Continuă configurarea',
  language: {
    short: 'Limbă',
    title: 'Limbă și unități',
    lead: 'Pentru această fereastră. Totul se poate schimba oricând în Setări.',
  },
  shipFrom: {
    short: 'Expeditor',
    title: 'De unde expediați?',
    lead: 'Adresa de pe fiecare etichetă, la care se întorc coletele. O preia fiecare cont conectat.',
  },
  account: {
    short: 'Cont',
    title: 'Cum se cumpără etichetele?',
    lead: 'Începeți cu conturi de test și conectați-l pe al dvs. acum sau mai târziu la Curieri și reguli.',
    tests:
      'Un cont de test este conectat. Respectă regulile curierului și nu cumpără nimic. | {n} conturi de test sunt conectate, câte unul de curier. Respectă regulile lor și nu cumpără nimic. | {n} de conturi de test sunt conectate, câte unul de curier. Respectă regulile lor și nu cumpără nimic.',
    services: 'Începe cu serviciile obișnuite ale curierului; se schimbă la Curieri și reguli.',
  },
  printer: {
    short: 'Imprimantă',
    title: 'Unde ies etichetele?',
    lead: 'Stația tipărește singură, fără fereastră de tipărire.',
    desk: 'Post de lucru',
    own: 'O imprimantă după adresă, sau un folder',
    ownHint:
      'O imprimantă de etichete din rețea, o coadă după nume sau un folder care primește un fișier pentru fiecare etichetă',
    none: 'Niciuna deocamdată',
    noneHint: 'Fereastra descarcă etichetele.',
    made: '{name} este configurată și primește etichetele.',
  },
  label: {
    short: 'Etichetă de test',
    title: 'Prima dvs. etichetă',
    lead: 'Este marcată ca test și nu costă nimic.',
    alt: 'Imaginea unei etichete cu adresa dvs.',
    print: 'Tipărește o etichetă de test',
    again: 'Tipărește-o încă o dată',
    adjust: 'Prea la stânga, prea ștearsă, dimensiune greșită? Schimbați la',
    noPrinter: 'Așa arată etichetele dvs. Fără imprimantă se descarcă.',
    save: 'Descarcă',
    file: 'eticheta-de-test',
  },
};
