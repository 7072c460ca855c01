import { problems as codes, violations, warnings } from '#shared/diagnostics/uk.ts';
import type { problems as english } from '../en/problems.ts';
import type { Translated } from '../translated.ts';

export const problems: Translated<typeof english> = {
  codes,
  violations,
  warnings,
  roundedTo: '{field}: {entered} надсилається як {sent}.',
  shippedBefore: 'Те саме йшло цьому одержувачу {moment}, з етикеткою {label}.',
  repeats: 'Рядок {row} надсилає те саме цьому одержувачу.',
  unusual:
    '{field} {actual}: незвично для такого вмісту; зазвичай {usual}, за даними {n} посилки. | {field} {actual}: незвично для такого вмісту; зазвичай {usual}, за даними {n} посилок. | {field} {actual}: незвично для такого вмісту; зазвичай {usual}, за даними {n} посилок.',
  own: { station: 'Словами станції:', carrier: 'Перевізник повідомляє:' },
  nothingBought: 'Нічого не куплено.',
  wrongForm: '{field}: потрібно ввести {form}.',
  doubtful: '{field}: схоже на помилку; потрібно ввести {form}.',
  doubtfulSays: '{field}: схоже на помилку. Станція повідомляє: «{words}»',
  writeCode: 'Напишіть {code}.',
  forms: {
    countryCode: 'код країни з двох літер, наприклад UA',
    phoneNumber: 'телефонний номер від 5 до 15 цифр, наприклад +1 503 555 0177',
    emailAddress: "адресу ел. пошти, наприклад name{'@'}example.com",
    zipCode: 'поштовий індекс вибраної країни',
    stateOrProvinceCode: 'штат, область або провінцію вибраної країни: код або назву',
    currency: 'чинну валюту за кодом, наприклад USD',
  },
  length: {
    most: '{field}, кількість знаків {actual}: допускається щонайбільше {limit}.',
    least: '{field}, кількість знаків {actual}: потрібно щонайменше {limit}.',
  },
  count: {
    most: '{field}: {actual} забагато; допускається щонайбільше {limit}.',
    least: '{field}: {actual} замало; потрібно щонайменше {limit}.',
  },
  range: {
    most: '{field}: щонайбільше {limit}; зараз {actual}.',
    least: '{field}: щонайменше {limit}; зараз {actual}.',
  },
  unprintable: '{field}: є знак, якого не можна надрукувати. Приберіть його.',
  said: '{field}: {words}',
  noNumber: '{field}: має бути число, а вказано «{actual}».',
  twoNumbers: '{field}: «{actual}» може означати {larger} або {smaller}. Введіть потрібне.',
  carrierSays: 'Перевізник повідомляє: «{words}»',
  theCarrier: 'Перевізник',
  characters: '{n} знак | {n} знаки | {n} знаків',
  noAnswer: 'Станція не відповідає.',
  summary: 'Треба виправити {n} помилку | Треба виправити {n} помилки | Треба виправити {n} помилок',
};
