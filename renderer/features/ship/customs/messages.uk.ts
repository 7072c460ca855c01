import type { customs as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const customs: Translated<typeof english> = {
  title: 'Митниця',
  ofAccount: 'Порожні Incoterm і номери беруться з акаунта.',
  toAccount: 'Задати в акаунті',
  contents: {
    MERCHANDISE: 'Товар',
    GIFT: 'Подарунок',
    SAMPLE: 'Комерційний зразок',
    RETURNED_GOODS: 'Повернення',
    REPAIR: 'Ремонт',
    DOCUMENTS: 'Документи',
    OTHER: 'Інше',
  },
  valueEach: 'Вартість одиниці',
  weightEach: 'Вага одиниці',
  add: 'Додати товар для митниці',
  remove: 'Вилучити товар для митниці {n}',
};
