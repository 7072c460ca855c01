import { Type, type Static } from 'typebox';
import { Secret } from '#shared/schema/accounts/account.ts';
import { Literals } from '#shared/schema/literals.ts';
import { ASCII_FORM } from '#shared/schema/text.ts';
import { en } from './messages/en.ts';

/** Why goods leave the country; the first one holds unless another is chosen. */
export const EXPORT_REASONS = ['COMMERCIAL_GOODS', 'COMMERCIAL_SAMPLE', 'DOCUMENTS', 'GIFT'] as const;
/** Between whom they were sold; the first one holds unless another is chosen. */
export const EXPORT_TYPES = ['COMMERCIAL_B2C', 'COMMERCIAL_B2B', 'PRIVATE'] as const;

/** Buys from Sendcloud's API v3, with the two keys of one of its integrations. */
export const SendcloudConfig = Type.Object(
  {
    type: Type.Literal('sendcloud', { description: en.means }),
    publicKey: Type.String({
      minLength: 1,
      maxLength: 200,
      pattern: '^[\\x21-\\x7e]+$',
      'x-form': ASCII_FORM,
      description: 'The public key of the integration',
    }),
    secretKey: Secret('The secret key that belongs to publicKey'),
    contractId: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 999_999_999,
        description: "The carrier contract that is bought with; the service's default one unless given",
      }),
    ),
    exportReason: Type.Optional(
      Literals(EXPORT_REASONS, {
        description: 'What customs is told of why goods are sent; COMMERCIAL_GOODS unless given',
      }),
    ),
    exportType: Type.Optional(
      Literals(EXPORT_TYPES, { description: 'What customs is told of who buys; COMMERCIAL_B2C unless given' }),
    ),
  },
  { title: 'SendcloudAdapter', additionalProperties: false },
);
export type SendcloudConfig = Static<typeof SendcloudConfig>;
