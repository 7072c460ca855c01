import { Type, type Static } from 'typebox';
import { Secret } from '#shared/schema/accounts/account.ts';
import { Literals } from '#shared/schema/literals.ts';
import { en } from './messages/en.ts';

/** The two services that speak it: ShipEngine's API v1, and the ShipStation API v2 that came of it. */
export const PROFILE_NAMES = ['SHIPENGINE', 'SHIPSTATION'] as const;
export const CONTENTS = ['MERCHANDISE', 'DOCUMENTS', 'GIFT', 'RETURNED_GOODS', 'SAMPLE', 'OTHER'] as const;
export const NON_DELIVERY = ['RETURN_TO_SENDER', 'TREAT_AS_ABANDONED'] as const;

/** How the service writes ids: of carriers, shipments and labels. */
const SERVICE_ID = '^se(-[a-z0-9]+)+$';

/** Buys from carriers that are connected to an account at ShipEngine or ShipStation, with one key. */
export const ShipengineAdapterConfig = Type.Object(
  {
    type: Type.Literal('shipengine', { description: en.means }),
    profile: Literals(PROFILE_NAMES, { description: 'Which of the two services the key is for' }),
    apiKey: Secret('The key of the API'),
    carrierId: Type.Optional(
      Type.String({
        maxLength: 25,
        pattern: SERVICE_ID,
        'x-form': 'se- and digits',
        description: "The carrier's id there, as the import gives it",
        examples: ['se-123456'],
      }),
    ),
    contents: Type.Optional(Literals(CONTENTS, { description: 'What customs are told; MERCHANDISE unless given' })),
    nonDelivery: Type.Optional(
      Literals(NON_DELIVERY, { description: 'What customs are told; RETURN_TO_SENDER unless given' }),
    ),
    mode: Type.Optional(Literals(['LIVE', 'TEST'], { description: 'Told from the key' })),
  },
  { title: 'ShipengineAdapter', additionalProperties: false },
);
export type ShipengineAdapterConfig = Static<typeof ShipengineAdapterConfig>;
