import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const webhooks: Translated<typeof en.webhooks> = {
  SECRET_GONE: 'Nie ma już sekretu, którym podpisywane są komunikaty. Utwórz webhook od nowa.',
  NOT_SIGNED: 'Komunikatu nie udało się podpisać ani wysłać. Więcej jest w logu stacji.',
  ADDRESS_INVALID: 'Adres musi zaczynać się od https:// i nie może zawierać użytkownika ani fragmentu.',
  ADDRESS_MASKED: 'W miejscu *** część adresu nie jest pokazywana. Wpisz cały adres.',
  ADDRESS_UNENCRYPTED: '{at}: połączenie byłoby nieszyfrowane. Użyj https albo adresu tego komputera.',
  ADDRESS_NOT_CALLED: '{at} leży w sieci, z którą stacja się nie łączy.',
};
