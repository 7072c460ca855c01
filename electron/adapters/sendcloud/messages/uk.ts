import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const uk: Translated<typeof en> = {
  name: 'Sendcloud',
  means: 'Купує в Sendcloud: його перевізники та ваші договори з перевізниками в Європі.',
  choice: 'З акаунтом Sendcloud',
  fields: {
    publicKey: {
      label: 'Відкритий ключ',
      hint: 'У Sendcloud: Settings, Integrations, Sendcloud API.',
      fault: 'Вкажіть відкритий ключ, як його показує Sendcloud, без пробілів.',
    },
    secretKey: { label: 'Секретний ключ', hint: 'Показується один раз, під час створення інтеграції.' },
    contractId: {
      label: 'Договір',
      hint: 'Його номер у Sendcloud; без нього Sendcloud бере типовий договір перевізника.',
      fault: 'Вкажіть номер договору, цифрами.',
    },
    exportReason: {
      label: 'Причина експорту',
      values: {
        COMMERCIAL_GOODS: 'Проданий товар',
        COMMERCIAL_SAMPLE: 'Зразки',
        DOCUMENTS: 'Документи',
        GIFT: 'Подарунки',
      },
    },
    exportType: {
      label: 'Експорт іде',
      values: { COMMERCIAL_B2C: 'Споживачам', COMMERCIAL_B2B: 'Підприємствам', PRIVATE: 'Особисте користування' },
    },
  },
};
