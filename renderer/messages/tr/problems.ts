import { problems as codes, violations, warnings } from '#shared/diagnostics/tr.ts';
import type { problems as english } from '../en/problems.ts';
import type { Translated } from '../translated.ts';

export const problems: Translated<typeof english> = {
  codes,
  violations,
  warnings,
  roundedTo: '{field}: {entered}, {sent} olarak gönderilir.',
  shippedBefore: 'Aynısı bu alıcıya {moment} tarihinde {label} etiketiyle gitti.',
  repeats: '{row}. satır bu alıcıya aynısını gönderiyor.',
  unusual: '{field} {actual}, paketin içeriği için olağan değil: {n} koliye göre genellikle {usual}.',
  own: { station: 'İstasyonun kendi sözleriyle (İngilizce):', carrier: 'Taşıyıcının açıklaması:' },
  nothingBought: 'Hiçbir şey satın alınmadı.',
  wrongForm: '{field} şöyle olmalı: {form}.',
  doubtful: '{field} doğru görünmüyor; şöyle olmalı: {form}.',
  doubtfulSays: '{field} doğru görünmüyor. İstasyonun açıklaması (İngilizce): “{words}”',
  writeCode: 'Bunun için {code} yazın.',
  forms: {
    countryCode: 'iki harfli ülke kodu, örneğin GB',
    phoneNumber: '5 ile 15 rakam arası telefon numarası, örneğin +1 503 555 0177',
    emailAddress: "e-posta adresi, örneğin ad{'@'}example.com",
    zipCode: 'seçilen ülkenin bir posta kodu',
    stateOrProvinceCode: 'seçilen ülkenin bir eyaleti ya da ili, kodu veya adıyla',
    currency: 'geçerli bir para birimi, koduyla, örneğin USD',
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
    most: '{field} en çok {limit} olabilir; girilen {actual}.',
    least: '{field} en az {limit} olmalı; girilen {actual}.',
  },
  unprintable: '{field} basılamayan bir karakter içeriyor. Onu çıkarın.',
  said: '{field}: {words}',
  noNumber: '{field} sayı olmalı; girilen “{actual}”.',
  twoNumbers: '{field}: “{actual}” hem {larger} hem {smaller} olabilir. Kastedileni yazın.',
  carrierSays: 'Taşıyıcının açıklaması: “{words}”',
  theCarrier: 'Taşıyıcı',
  characters: '{n} karakter',
  noAnswer: 'İstasyon yanıt vermiyor.',
  summary: 'Düzeltilmesi gereken {n} nokta var',
};
