import { Type, type Static } from 'typebox';
import { Secret } from '#shared/schema/accounts/account.ts';
import { Literals } from '#shared/schema/literals.ts';
import { RequiredText } from '#shared/schema/text.ts';
import { en } from './messages/en.ts';

const KEY_MODES = ['LIVE', 'TEST'] as const;
export const CONTENTS = ['MERCHANDISE', 'RETURNED_GOODS', 'GIFT', 'SAMPLE', 'DOCUMENTS'] as const;
export const NON_DELIVERY = ['RETURN', 'ABANDON'] as const;

/** Buys at EasyPost (API v2), from one of the carrier accounts that the key opens. */
export const EasypostAdapterConfig = Type.Object(
  {
    type: Type.Literal('easypost', { description: en.means }),
    apiKey: Secret('The key of the API'),
    mode: Type.Optional(Literals(KEY_MODES, { description: 'Told from the key: keys for tests begin with EZTK' })),
    carrierAccountId: Type.Optional(
      Type.String({
        pattern: '^ca_[0-9A-Za-z]{1,60}$',
        'x-form': 'ca_ and letters or digits',
        description: 'The carrier account there that is bought from; every account needs one',
        examples: ['ca_0123456789abcdef0123456789abcdef'],
      }),
    ),
    customsSigner: Type.Optional(
      RequiredText({ description: 'Who certifies customs declarations; the sender unless given' }),
    ),
    exportDeclaration: Type.Optional(
      RequiredText({
        description: 'The EEL or PFC code, or the ITN, of exports from the US',
        examples: ['NOEEI 30.37(a)'],
      }),
    ),
    contentsType: Type.Optional(
      Literals(CONTENTS, { description: 'What customs is told it is; MERCHANDISE unless given' }),
    ),
    nonDelivery: Type.Optional(
      Literals(NON_DELIVERY, { description: 'What becomes of an international parcel that cannot be delivered' }),
    ),
  },
  { title: 'EasypostAdapter', additionalProperties: false },
);
export type EasypostAdapterConfig = Static<typeof EasypostAdapterConfig>;
