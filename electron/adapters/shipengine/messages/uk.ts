import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const uk: Translated<typeof en> = {
  name: 'ShipEngine або ShipStation API',
  means: 'Купує в перевізників, під’єднаних до акаунта в ShipEngine або ShipStation.',
  choice: 'З акаунтом ShipEngine або ShipStation',
  fields: {
    profile: {
      label: 'Послуга',
      values: { SHIPENGINE: 'ShipEngine (API v1)', SHIPSTATION: 'ShipStation (API v2)' },
    },
    apiKey: {
      label: 'Ключ API',
      hint: 'З налаштувань сервісу. Ключ, який починається з TEST_, купує етикетки не для відправлення.',
      fault: 'Вкажіть ключ, як його показує сервіс, без пробілів.',
    },
    carrierId: {
      label: 'Перевізник там',
      hint: 'Його ідентифікатор у сервісі; заповнюється вибором перевізника нижче.',
      fault: 'Вкажіть ідентифікатор, як його пише сервіс: se- і цифри.',
    },
    contents: {
      label: 'Вміст для митниці',
      values: {
        MERCHANDISE: 'Товар',
        DOCUMENTS: 'Документи',
        GIFT: 'Подарунок',
        RETURNED_GOODS: 'Повернення',
        SAMPLE: 'Зразок',
        OTHER: 'Інше',
      },
    },
    nonDelivery: {
      label: 'Якщо митниця чи одержувач відмовлять',
      values: { RETURN_TO_SENDER: 'Повернути відправнику', TREAT_AS_ABANDONED: 'Вважати покинутим' },
    },
    mode: { label: 'Для чого ключ', values: { LIVE: 'Відправлення', TEST: 'Тести' } },
  },
};
