import { problems as codes, violations, warnings } from '#shared/diagnostics/en.ts';

export const problems = {
  codes,
  violations,
  warnings,
  roundedTo: '{field}: {entered} is sent as {sent}.',
  shippedBefore: 'The same went to this recipient on {moment}, with label {label}.',
  repeats: 'Line {row} sends the same to this recipient.',
  unusual:
    '{field} {actual} is unusual for what is in the package: usually {usual}, from one parcel. | {field} {actual} is unusual for what is in the package: usually {usual}, from {n} parcels.',
  own: { station: 'In the station’s own words:', carrier: 'The carrier says:' },
  nothingBought: 'Nothing was bought.',
  /** Behind a field: what would be right, and what the station knows of it. */
  wrongForm: '{field} must be {form}.',
  doubtful: '{field} does not look right: it should be {form}.',
  doubtfulSays: '{field} does not look right. The station says: “{words}”',
  writeCode: 'Write {code} for it.',
  forms: {
    countryCode: 'a country code of two letters, such as GB',
    phoneNumber: 'a telephone number of 5 to 15 digits, such as +1 503 555 0177',
    emailAddress: "an e-mail address, such as name{'@'}example.com",
    zipCode: 'a postal code of the country that is chosen',
    stateOrProvinceCode: 'a state or province of the country that is chosen, by its code or its name',
    currency: 'a currency that is in use, by its code, such as USD',
  },
  length: {
    most: '{field} has {actual} characters; it may have {limit} at most.',
    least: '{field} has {actual} characters; it must have {limit} at least.',
  },
  count: {
    most: '{field}: {actual} are too many; {limit} at most are allowed.',
    least: '{field}: {actual} are too few; {limit} at least are needed.',
  },
  range: {
    most: '{field} may be {limit} at most, not {actual}.',
    least: '{field} must be {limit} at least, not {actual}.',
  },
  unprintable: '{field} holds a character that cannot be printed. Leave it out.',
  /** What a cell holds in the place of a value; the words name no field. */
  said: '{field}: {words}',
  noNumber: '{field} must be a number; it is “{actual}”.',
  twoNumbers: '{field}: “{actual}” can mean {larger} or {smaller}. Type the one that is meant.',
  carrierSays: 'The carrier says: “{words}”',
  theCarrier: 'The carrier',
  characters: '{n} character | {n} characters',
  noAnswer: 'The station does not answer.',
  summary: 'One thing has to be put right | {n} things have to be put right',
} as const;
