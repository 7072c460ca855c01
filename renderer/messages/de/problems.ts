import { problems as codes, violations, warnings } from '#shared/diagnostics/de.ts';
import type { problems as english } from '../en/problems.ts';
import type { Translated } from '../translated.ts';

export const problems: Translated<typeof english> = {
  codes,
  violations,
  warnings,
  roundedTo: '{field}: {entered} wird als {sent} gesendet.',
  shippedBefore: 'Das Gleiche ging am {moment} an diesen Empfänger, mit dem Etikett {label}.',
  repeats: 'Zeile {row} sendet diesem Empfänger das Gleiche.',
  unusual:
    '{field} {actual} ist ungewöhnlich für diesen Inhalt: sonst {usual}, aus einem Paket. | {field} {actual} ist ungewöhnlich für diesen Inhalt: sonst {usual}, aus {n} Paketen.',
  own: { station: 'Wortlaut der Station (englisch):', carrier: 'Der Paketdienst sagt:' },
  nothingBought: 'Es wurde nichts gekauft.',
  wrongForm: '{field} stimmt nicht: Erwartet wird {form}.',
  doubtful: '{field} sieht nicht richtig aus: Erwartet wird {form}.',
  doubtfulSays: '{field} sieht nicht richtig aus. Wortlaut der Station (englisch): „{words}“',
  writeCode: 'Schreiben Sie {code} dafür.',
  forms: {
    countryCode: 'ein Ländercode aus zwei Buchstaben, etwa GB',
    phoneNumber: 'eine Telefonnummer aus 5 bis 15 Ziffern, etwa +49 30 5550 123',
    emailAddress: "eine E-Mail-Adresse, etwa name{'@'}example.com",
    zipCode: 'eine Postleitzahl des gewählten Landes',
    stateOrProvinceCode: 'eine Region des gewählten Landes, als Kürzel oder mit Namen',
    currency: 'eine gültige Währung als Kürzel, etwa EUR',
  },
  length: {
    most: '{field} hat {actual} Zeichen; erlaubt sind höchstens {limit}.',
    least: '{field} hat {actual} Zeichen; nötig sind mindestens {limit}.',
  },
  count: {
    most: '{field}: {actual} sind zu viele; erlaubt sind höchstens {limit}.',
    least: '{field}: {actual} sind zu wenige; nötig sind mindestens {limit}.',
  },
  range: {
    most: '{field}: höchstens {limit}, nicht {actual}.',
    least: '{field}: mindestens {limit}, nicht {actual}.',
  },
  unprintable: '{field} enthält ein Zeichen, das sich nicht drucken lässt. Bitte weglassen.',
  said: '{field}: {words}',
  noNumber: '{field} muss eine Zahl sein, nicht „{actual}“.',
  twoNumbers: '{field}: „{actual}“ kann {larger} oder {smaller} bedeuten. Geben Sie ein, was gemeint ist.',
  carrierSays: 'Der Paketdienst sagt: „{words}“',
  theCarrier: 'Der Paketdienst',
  characters: '{n} Zeichen | {n} Zeichen',
  noAnswer: 'Die Station antwortet nicht.',
  summary: 'Eines ist zu berichtigen | {n} Dinge sind zu berichtigen',
};
