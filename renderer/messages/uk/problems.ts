import { problems as codes, violations, warnings } from '#shared/diagnostics/uk.ts';
import type { problems as english } from '../en/problems.ts';
import type { Translated } from '../translated.ts';

export const problems: Translated<typeof english> = {
  codes,
  violations,
  warnings,
  roundedTo: '{field}: {entered} надсилають як {sent}.',
  shippedBefore: 'Те саме надіслано цьому одержувачу {moment}, з етикеткою {label}.',
  repeats: 'Рядок {row} надсилає те саме цьому одержувачу.',
  unusual:
    '{field} {actual}: незвично для вмісту посилки, зазвичай {usual}, за однією посилкою. | {field} {actual}: незвично для вмісту посилки, зазвичай {usual}, за {n} посилками. | {field} {actual}: незвично для вмісту посилки, зазвичай {usual}, за {n} посилками.',
  own: { station: 'Словами станції:', carrier: 'Перевізник каже:' },
  nothingBought: 'Нічого не куплено.',
  wrongForm: '{field}: має бути {form}.',
  doubtful: '{field}: схоже на помилку, має бути {form}.',
  doubtfulSays: '{field}: схоже на помилку. Станція каже: «{words}»',
  writeCode: 'Напишіть замість цього {code}.',
  forms: {
    countryCode: 'код країни з двох літер, напр. GB',
    phoneNumber: 'номер телефону з 5–15 цифр, напр. +1 503 555 0177',
    emailAddress: "адреса е-пошти, напр. name{'@'}example.com",
    zipCode: 'індекс вибраної країни',
    stateOrProvinceCode: 'штат чи провінція вибраної країни, код або назва',
    currency: 'чинна валюта, її код, напр. USD',
  },
  length: {
    most: '{field}: символів {actual}; щонайбільше {limit}.',
    least: '{field}: символів {actual}; щонайменше {limit}.',
  },
  count: {
    most: '{field}: {actual} — забагато; щонайбільше {limit}.',
    least: '{field}: {actual} — замало; щонайменше {limit}.',
  },
  range: {
    most: '{field}: щонайбільше {limit}; зараз {actual}.',
    least: '{field}: щонайменше {limit}; зараз {actual}.',
  },
  unprintable: '{field}: є символ, якого не надрукувати. Приберіть його.',
  noNumber: '{field}: має бути число; зараз «{actual}».',
  twoNumbers: '{field}: «{actual}» може означати {larger} або {smaller}. Введіть потрібне.',
  carrierSays: 'Перевізник каже: «{words}»',
  theCarrier: 'Перевізник',
  characters: '{n} символ | {n} символи | {n} символів',
  noAnswer: 'Станція не відповідає.',
  summary: 'Треба виправити одну річ | Треба виправити {n} речі | Треба виправити {n} речей',
};
