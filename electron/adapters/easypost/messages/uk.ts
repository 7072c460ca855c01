import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const uk: Translated<typeof en> = {
  name: 'EasyPost',
  means: 'Купує в EasyPost, на одному з акаунтів перевізників, які відкриває ваш ключ.',
  choice: 'З ключем EasyPost',
  fields: {
    apiKey: { label: 'Ключ API', hint: 'Ключ, що починається з EZTK, робить лише тестові етикетки.' },
    mode: { label: 'Для чого ключ', values: { LIVE: 'Відправлення', TEST: 'Тести' } },
    carrierAccountId: {
      label: 'Акаунт перевізника там',
      hint: 'Починається з ca_; вибір перевізника нижче заповнює його.',
      fault: 'Вкажіть ідентифікатор акаунта перевізника в EasyPost; починається з ca_.',
    },
    customsSigner: { label: 'Хто підписує для митниці', hint: 'Відправник, якщо не вказано.' },
    exportDeclaration: {
      label: 'Експортна декларація (США)',
      hint: 'Виняток або ITN; NOEEI 30.37(a), якщо не вказано, до 2500 USD на вид товару.',
    },
    contentsType: {
      label: 'Вміст',
      values: {
        MERCHANDISE: 'Товар',
        RETURNED_GOODS: 'Повернення',
        GIFT: 'Подарунки',
        SAMPLE: 'Приклади',
        DOCUMENTS: 'Документи',
      },
    },
    nonDelivery: { label: 'Недоставлені посилки', values: { RETURN: 'Повертаються', ABANDON: 'Лишають' } },
  },
};
