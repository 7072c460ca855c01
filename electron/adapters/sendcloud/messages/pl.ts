import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const pl: Translated<typeof en> = {
  name: 'Sendcloud',
  means: 'Kupuje w Sendcloud: u jego przewoźników i na własne umowy z przewoźnikami w Europie.',
  choice: 'Z kontem Sendcloud',
  fields: {
    publicKey: {
      label: 'Klucz publiczny',
      hint: 'W Sendcloud: Settings, Integrations, Sendcloud API.',
      fault: 'Podaj klucz publiczny tak, jak pokazuje go Sendcloud, bez spacji.',
    },
    secretKey: { label: 'Klucz tajny', hint: 'Pokazywany raz, przy tworzeniu integracji.' },
    contractId: {
      label: 'Umowa',
      hint: 'Jej numer w Sendcloud; bez niego Sendcloud bierze domyślną umowę z przewoźnikiem.',
      fault: 'Podaj numer umowy, cyframi.',
    },
    exportReason: {
      label: 'Powód wywozu',
      values: {
        COMMERCIAL_GOODS: 'Towary sprzedane',
        COMMERCIAL_SAMPLE: 'Próbki',
        DOCUMENTS: 'Dokumenty',
        GIFT: 'Prezenty',
      },
    },
    exportType: {
      label: 'Wywóz do',
      values: { COMMERCIAL_B2C: 'Konsumentów', COMMERCIAL_B2B: 'Firm', PRIVATE: 'Użytku prywatnego' },
    },
  },
};
