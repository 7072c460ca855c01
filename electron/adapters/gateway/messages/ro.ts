import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const ro: Translated<typeof en> = {
  name: 'Gateway',
  means: 'Cumpără de la alt serviciu cu aceeași interfață sau de la altă stație.',
  choice: 'De la un serviciu sau altă stație',
  fields: {
    baseUrl: {
      label: 'Adresă',
      hint: 'Începe cu https.',
      fault: 'Indicați o adresă care începe cu https, fără utilizator, interogare sau fragment.',
    },
    upstream: { label: 'Ce răspunde acolo', values: { SERVICE: 'Un serviciu', STATION: 'Altă stație' } },
    accessKey: { label: 'Cheie de acces' },
    secretKey: { label: 'Cheie secretă' },
    token: {
      label: 'Token în loc de chei',
      hint: 'Secretele se arată ca asteriscuri, care le păstrează.',
      conflict: 'Token în loc de chei: indicați cheile sau un token, nu ambele.',
    },
    upstreamCarrierId: { label: 'Identificatorul contului de acolo' },
    timeoutSeconds: { label: 'Limită de timp' },
    certificateFingerprint: {
      label: 'Amprenta certificatului',
      hint: 'SHA-256, numai unde nicio autoritate nu garantează certificatul.',
      fault: 'Indicați 32 de perechi de cifre hexazecimale mari, separate prin două puncte.',
    },
    serviceMapping: {
      label: 'Codurile serviciilor de acolo',
      hint: 'Unde diferă; câte o linie: codul nostru = codul lor.',
      fault: 'Scrieți o linie pentru fiecare serviciu: codul nostru = codul lor.',
    },
    labelHosts: {
      label: 'Alte gazde de etichete',
      hint: 'Unde mai pot duce linkurile către etichete în afara adresei; gazdă sau gazdă:port.',
      fault: 'Indicați gazdele ca gazdă sau gazdă:port, cel mult 20.',
    },
    refusalCodes: {
      label: 'Coduri de refuz',
      hint: 'Coduri de eroare de acolo care dovedesc că nu s-a cumpărat nimic. Toate celelalte lasă necunoscut.',
      fault: 'Indicați coduri de cel mult 100 de caractere, 200 în total.',
    },
    allowHttp: { label: 'Permite trimiterea necriptată a adreselor și secretelor către alt calculator' },
  },
};
