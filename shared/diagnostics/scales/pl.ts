import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const scales: Translated<typeof en.scales> = {
  USB_SCALES_NEED:
    'Wagi USB wymagają {missing}, czego ten komputer nie ma. W systemach Debian i Ubuntu: apt-get install {package}.',
  SERIAL_PORTS_NEED:
    'Bez {missing}, czego ten komputer nie ma, nie można wyświetlić portów szeregowych. W systemach Debian i Ubuntu: apt-get install {package}.',
  USB_SCALES_UNUSABLE: 'Nie można używać wag USB: ich biblioteka się nie ładuje. Zainstaluj Packbench ponownie.',
  SERIAL_SCALES_UNUSABLE:
    'Nie można używać wag szeregowych: ich biblioteka się nie ładuje. Zainstaluj Packbench ponownie.',
  SCALE_FAULT: 'Waga zgłasza usterkę.',
  SCALE_NOT_CALIBRATED: 'Wagę trzeba skalibrować.',
  SCALE_STATE_UNKNOWN: 'Waga zgłasza nieznany stan ({status}).',
  SCALE_UNIT: 'Waga wskazuje inną jednostkę: ustaw kg, g, lb lub oz.',
  SCALE_NO_SICS: 'Waga nie rozumie poleceń SICS. Wybierz, że sama wysyła dane.',
  SCALE_CONNECTING: 'Trwa łączenie z wagą.',
  SCALE_NOT_PLUGGED_IN: 'Taka waga USB nie jest podłączona.',
  SCALE_UNPLUGGED: 'Wagę USB odłączono.',
  SCALE_IN_USE: 'Użytkownik stacji nie ma dostępu do wagi USB albo używa jej inny program.',
};
