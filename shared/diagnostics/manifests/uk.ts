import type { Translated } from '../../format/translated.ts';
import type { manifests as en } from './en.ts';

export const manifests: Translated<typeof en> = {
  HAND_OVER_ALREADY: '{code}: уже передано.',
  HAND_OVER_VOIDED: 'Етикетку {code} анульовано. Залиште посилку тут: їй потрібна інша етикетка.',
  HAND_OVER_VOID_ASKED: 'Для {code} запитано анулювання. Залиште посилку тут, доки це не вирішено.',
  HAND_OVER_NO_LABEL: 'Станція не має етикетки {code}. Перегляньте відправлення, перш ніж посилка поїде.',
  HAND_OVER_TEST_LABEL:
    '{code} — тестова етикетка, яку не прийме жоден перевізник. Залиште посилку тут: їй потрібна інша етикетка.',
  HAND_OVER_ORDER_HELD:
    '{code} належить до замовлення {order}, яке притримано. Залиште посилку тут, доки це не вирішено.',
  HAND_OVER_ORDER_CANCELLED: '{code} належить до замовлення {order}, яке скасовано. Залиште посилку тут.',
  HAND_OVER_ON_MANIFEST: '{code} стоїть у маніфесті {manifest}, який закрито.',
  HAND_OVER_SEVERAL: 'Номер {code} мають кілька посилок. Вкажіть натомість номер цієї посилки в платформі.',
  HAND_OVER_UNKNOWN: 'Номера {code} не має жодна посилка.',
  HAND_OVER_NOT_DONE: '{code} не передавали: скасовувати нічого.',
};
