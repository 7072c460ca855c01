import { problems as codes, violations, warnings } from '#shared/diagnostics/tr.ts';
import type { problems as english } from '../en/problems.ts';
import type { Translated } from '../translated.ts';

export const problems: Translated<typeof english> = {
  codes,
  violations,
  warnings,
  roundedTo: '{field}: {entered}, {sent} olarak gönderilir.',
  shippedBefore: 'Aynısı bu alıcıya {moment} zamanında {label} etiketiyle gitti.',
  repeats: '{row}. satır bu alıcıya aynısını gönderiyor.',
  unusual: '{field} {actual}, paketin içindekine göre alışılmadık: genelde {usual}, {n} pakete göre.',
  own: { station: 'İstasyonun kendi sözü:', carrier: 'Taşıyıcının sözü:' },
  nothingBought: 'Hiçbir şey satın alınmadı.',
  wrongForm: '{field} şu olmalı: {form}.',
  doubtful: '{field} doğru görünmüyor; şu olmalı: {form}.',
  doubtfulSays: '{field} doğru görünmüyor. İstasyonun sözü: “{words}”',
  writeCode: 'Bunun için {code} yazın.',
  forms: {
    countryCode: 'iki harfli ülke kodu, örneğin GB',
    phoneNumber: '5–15 rakamlı telefon numarası, örneğin +1 503 555 0177',
    emailAddress: "e-posta adresi, örneğin name{'@'}example.com",
    zipCode: 'seçilen ülkenin posta kodu',
    stateOrProvinceCode: 'seçilen ülkenin eyalet ya da ili, kodu ya da adıyla',
    currency: 'kullanımdaki para birimi, koduyla, örneğin USD',
  },
  length: {
    most: '{field} {actual} karakter; en çok {limit} olabilir.',
    least: '{field} {actual} karakter; en az {limit} olmalı.',
  },
  count: {
    most: '{field}: {actual} çok fazla; en çok {limit} olabilir.',
    least: '{field}: {actual} çok az; en az {limit} gerekir.',
  },
  range: {
    most: '{field} en çok {limit} olabilir; şimdi {actual}.',
    least: '{field} en az {limit} olmalı; şimdi {actual}.',
  },
  unprintable: '{field} basılamayan bir karakter içeriyor. Çıkarın.',
  noNumber: '{field} sayı olmalı; şimdi “{actual}”.',
  twoNumbers: '{field}: “{actual}”, {larger} ya da {smaller} olabilir. Doğrusunu yazın.',
  carrierSays: 'Taşıyıcının sözü: “{words}”',
  theCarrier: 'Taşıyıcı',
  characters: '{n} karakter',
  noAnswer: 'İstasyon yanıt vermiyor.',
  summary: 'Düzeltilecek {n} şey var',
};
