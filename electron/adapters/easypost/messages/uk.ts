import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const uk: Translated<typeof en> = {
  name: 'EasyPost',
  means: 'Купує в EasyPost, з одного з акаунтів перевізників, які відкриває там ваш ключ.',
  choice: 'З ключем EasyPost',
  fields: {
    apiKey: { label: 'Ключ API', hint: 'Ключ, який починається з EZTK, створює лише тестові етикетки.' },
    mode: { label: 'Для чого ключ', values: { LIVE: 'Відправлення', TEST: 'Тести' } },
    carrierAccountId: {
      label: 'Акаунт перевізника там',
      hint: 'Починається з ca_; заповнюється вибором перевізника нижче.',
      fault: 'Вкажіть ідентифікатор акаунта перевізника в EasyPost; він починається з ca_.',
    },
    customsSigner: { label: 'Хто підписує для митниці', hint: 'Відправник, якщо не вказано.' },
    exportDeclaration: {
      label: 'Експортна декларація (США)',
      hint: 'Звільнення або ITN; якщо не вказано, NOEEI 30.37(a), до 2500 USD на кожен вид товару.',
    },
    contentsType: {
      label: 'Вміст',
      values: {
        MERCHANDISE: 'Товар',
        RETURNED_GOODS: 'Повернення',
        GIFT: 'Подарунки',
        SAMPLE: 'Зразки',
        DOCUMENTS: 'Документи',
      },
    },
    nonDelivery: { label: 'Посилки, які не доставити', values: { RETURN: 'Повертаються', ABANDON: 'Лишаються там' } },
  },
};
