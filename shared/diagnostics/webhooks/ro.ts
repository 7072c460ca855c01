import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const webhooks: Translated<typeof en.webhooks> = {
  SECRET_GONE: 'Secretul care semnează mesajele nu mai există. Creați webhook-ul din nou.',
  NOT_SIGNED: 'Mesajul nu a putut fi semnat sau trimis. Jurnalul tehnic al stației spune mai mult.',
  ADDRESS_INVALID: 'Adresa trebuie să înceapă cu https:// și să nu aibă utilizator sau fragment.',
  ADDRESS_MASKED: 'Unde apare ***, o parte din adresă nu este afișată. Introduceți adresa întreagă.',
  ADDRESS_UNENCRYPTED: '{at} ar fi apelat necriptat. Folosiți https sau o adresă de pe acest calculator.',
  ADDRESS_NOT_CALLED: '{at} se află într-o rețea pe care stația nu o apelează.',
};
