import { readFileSync } from 'node:fs';
import { recipientIn, request, type RecipientCountry } from './requests.ts';

/** A case of the size, weight and text rules with the answer it must get. */
export interface Vector {
  name: string;
  carrierId: string;
  serviceType: string;
  recipientCountry: RecipientCountry;
  itemLine: Record<string, unknown>;
  /** `errors` is the exact set of codes; `warnings` must all be among those given. */
  expect: { valid: boolean; errors: string[]; warnings: string[] };
}

export const vectors = JSON.parse(readFileSync(new URL('../vectors/rules.json', import.meta.url), 'utf8')) as Vector[];

export const requestOf = ({ carrierId, serviceType, recipientCountry, itemLine }: Vector) =>
  request({ carrierId, serviceType, recipient: recipientIn(recipientCountry), itemLines: [itemLine] });
