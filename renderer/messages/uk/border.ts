import type { border as english } from '../en/border.ts';
import type { Translated } from '../translated.ts';

export const border: Translated<typeof english> = {
  asks: 'Кордон вимагає: {fields}.',
  without: 'Відправити без цього',
  isWithout: 'Відправлено без: {fields}.',
  held: {
    left: 'Пропущено {n} рядок: кордон вимагає того, чого йому бракує | Пропущено {n} рядки: кордон вимагає того, чого їм бракує | Пропущено {n} рядків: кордон вимагає того, чого їм бракує',
    hint: 'Кожен каже, які це поля. Заповніть їх, задайте в акаунті або відправте без них.',
    takeIn: 'Відправити {n} без цього | Відправити {n} без цього | Відправити {n} без цього',
  },
};
