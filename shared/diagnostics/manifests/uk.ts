import type { Translated } from '../../format/translated.ts';
import type { manifests as en } from './en.ts';

export const manifests: Translated<typeof en> = {
  HAND_OVER_ALREADY: '{code} вже передано.',
  HAND_OVER_VOIDED: 'Етикетку {code} анульовано. Залиште посилку тут: потрібна інша етикетка.',
  HAND_OVER_VOID_ASKED: 'Просили анулювати {code}. Залиште посилку тут до рішення.',
  HAND_OVER_NO_LABEL: 'Станція не має етикетки {code}. Погляньте на відправлення, перш ніж посилка вийде.',
  HAND_OVER_ON_MANIFEST: '{code} на закритому маніфесті {manifest}.',
  HAND_OVER_SEVERAL: 'Номер {code} мають кілька посилок. Вкажіть номер платформи цієї.',
  HAND_OVER_UNKNOWN: 'Жодна посилка не має номера {code}.',
  HAND_OVER_NOT_DONE: '{code} не передано: нема чого забирати.',
};
