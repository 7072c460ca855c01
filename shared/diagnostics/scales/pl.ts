import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const scales: Translated<typeof en.scales> = {
  USB_SCALES_NEED:
    'Wagi USB wymagają {missing}, czego ten komputer nie ma. W Debianie i Ubuntu: apt-get install {package}.',
  SERIAL_PORTS_NEED:
    'Portów szeregowych nie da się wypisać bez {missing}, czego ten komputer nie ma. W Debianie i Ubuntu: apt-get install {package}.',
  USB_SCALES_UNUSABLE: 'Wag USB nie da się używać: ich biblioteka się nie ładuje. Zainstaluj Packbench ponownie.',
  SERIAL_SCALES_UNUSABLE:
    'Wag szeregowych nie da się używać: ich biblioteka się nie ładuje. Zainstaluj Packbench ponownie.',
  SCALE_FAULT: 'Waga zgłasza usterkę.',
  SCALE_NOT_CALIBRATED: 'Wagę trzeba skalibrować.',
  SCALE_STATE_UNKNOWN: 'Waga zgłasza stan, którego nikt tu nie zna ({status}).',
  SCALE_UNIT: 'Waga pokazuje inną jednostkę: ustaw kg, g, lb lub oz.',
  SCALE_NO_SICS: 'Waga nie rozumie poleceń SICS. Wybierz, że wysyła sama.',
  SCALE_CONNECTING: 'Waga się łączy.',
  SCALE_NOT_PLUGGED_IN: 'Taka waga USB nie jest podłączona.',
  SCALE_UNPLUGGED: 'Wagę USB odłączono.',
  SCALE_IN_USE: 'Użytkownik stacji nie może używać wagi USB albo używa jej inny program.',
};
