import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const scales: Translated<typeof en.scales> = {
  USB_SCALES_NEED:
    'Les balances USB ont besoin de {missing}, que cette machine n’a pas. Sous Debian et Ubuntu : apt-get install {package}.',
  SERIAL_PORTS_NEED:
    'Les ports série ne peuvent pas être listés sans {missing}, que cette machine n’a pas. Sous Debian et Ubuntu : apt-get install {package}.',
  USB_SCALES_UNUSABLE:
    'Les balances USB sont inutilisables : leur bibliothèque ne se charge pas. Réinstallez Packbench.',
  SERIAL_SCALES_UNUSABLE:
    'Les balances série sont inutilisables : leur bibliothèque ne se charge pas. Réinstallez Packbench.',
  SCALE_FAULT: 'La balance signale une panne.',
  SCALE_NOT_CALIBRATED: 'La balance doit être étalonnée.',
  SCALE_STATE_UNKNOWN: 'La balance signale un état inconnu ici ({status}).',
  SCALE_UNIT: 'La balance affiche une autre unité : réglez-la sur kg, g, lb ou oz.',
  SCALE_NO_SICS: 'La balance ne comprend pas les instructions SICS. Choisissez le mode où elle envoie d’elle-même.',
  SCALE_CONNECTING: 'La balance se connecte.',
  SCALE_NOT_PLUGGED_IN: 'Aucune balance USB de ce type n’est branchée.',
  SCALE_UNPLUGGED: 'La balance USB a été débranchée.',
  SCALE_IN_USE: 'L’utilisateur de la station n’a pas accès à la balance USB, ou un autre programme l’utilise.',
};
