import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const fr: Translated<typeof en> = {
  name: 'Passerelle',
  means: 'Achète auprès d’un autre service de même interface, ou d’une autre station.',
  choice: 'D’un service ou d’une autre station',
  fields: {
    baseUrl: {
      label: 'Adresse',
      hint: 'Commence par https.',
      fault: 'Indiquez une adresse qui commence par https, sans utilisateur, requête ni fragment.',
    },
    upstream: { label: 'Ce qui y répond', values: { SERVICE: 'Un service', STATION: 'Une autre station' } },
    accessKey: { label: 'Clé d’accès' },
    secretKey: { label: 'Clé secrète' },
    token: {
      label: 'Jeton au lieu de clés',
      hint: 'Les secrets s’affichent en astérisques, qui les conservent.',
      conflict: 'Jeton au lieu de clés : indiquez les clés ou un jeton, pas les deux.',
    },
    upstreamCarrierId: { label: 'Identifiant du compte auprès du service' },
    timeoutSeconds: { label: 'Délai' },
    certificateFingerprint: {
      label: 'Empreinte du certificat',
      hint: 'SHA-256, seulement si aucune autorité ne répond du certificat.',
      fault: 'Indiquez 32 paires de chiffres hexadécimaux majuscules, séparées par deux-points.',
    },
    serviceMapping: {
      label: 'Codes de service distants',
      hint: 'S’ils diffèrent ; une ligne chacun : notre code = leur code.',
      fault: 'Écrivez une ligne par service : notre code = leur code.',
    },
    labelHosts: {
      label: 'Autres hôtes d’étiquettes',
      hint: 'Où peuvent mener les liens d’étiquettes outre l’adresse ; hôte ou hôte:port.',
      fault: 'Indiquez les hôtes comme hôte ou hôte:port, 20 au plus.',
    },
    refusalCodes: {
      label: 'Codes de refus',
      hint: 'Codes d’erreur du service qui prouvent que rien n’a été acheté. Tous les autres laissent un doute.',
      fault: 'Indiquez des codes de 100 caractères au plus, 200 en tout.',
    },
    allowHttp: { label: 'Autoriser l’envoi d’adresses et de secrets non chiffrés à une autre machine' },
  },
};
