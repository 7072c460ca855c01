import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const pl: Translated<typeof en> = {
  name: 'Sendcloud',
  means: 'Kupuje w Sendcloud: jego przewoźnicy i Twoje własne umowy z przewoźnikami w Europie.',
  choice: 'Z kontem Sendcloud',
  fields: {
    publicKey: {
      label: 'Klucz publiczny',
      hint: 'W Sendcloud: Ustawienia, Integracje, Sendcloud API.',
      fault: 'Podaj klucz publiczny tak, jak pokazuje go Sendcloud, bez spacji.',
    },
    secretKey: { label: 'Tajny klucz', hint: 'Pokazany raz, przy tworzeniu integracji.' },
    contractId: {
      label: 'Umowa',
      hint: 'Jej numer w Sendcloud; bez niego Sendcloud bierze domyślną umowę przewoźnika.',
      fault: 'Podaj numer umowy, cyframi.',
    },
    exportReason: {
      label: 'Powód wywozu',
      values: {
        COMMERCIAL_GOODS: 'Sprzedany towar',
        COMMERCIAL_SAMPLE: 'Przykłady',
        DOCUMENTS: 'Dokumenty',
        GIFT: 'Prezenty',
      },
    },
    exportType: {
      label: 'Wywóz idzie do',
      values: { COMMERCIAL_B2C: 'Konsumentów', COMMERCIAL_B2B: 'Firm', PRIVATE: 'Użytek prywatny' },
    },
  },
};
