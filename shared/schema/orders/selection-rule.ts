import { Type, type Static } from 'typebox';
import { DiagnosticOrNull } from '../../diagnostics/diagnostic.ts';
import { CountryCode } from '../country.ts';
import { described } from '../described.ts';
import { Literals } from '../literals.ts';
import { LENGTH_UNITS, WEIGHT_UNITS } from '../shipping/measure.ts';
import { CURRENCY_FORM } from '../shipping/money.ts';
import { SIGNATURE_OPTIONS } from '../shipping/shipment-request.ts';
import { ID_FORM, RequiredText } from '../text.ts';

const MAX_SELECTION_RULES = 500;
const MAX_VALUES = 250;

const Values = (description: string, examples: string[]) =>
  Type.Optional(
    Type.Array(RequiredText({ examples }), { minItems: 1, maxItems: MAX_VALUES, uniqueItems: true, description }),
  );

const Bound = (description: string, minimum: { minimum: number } | { exclusiveMinimum: number }) =>
  Type.Optional(Type.Number({ ...minimum, maximum: 1e9, description }));
const ABOVE_ZERO = { exclusiveMinimum: 0 };
const bounds = (minimum: Parameters<typeof Bound>[1]) => ({
  above: Bound('More than this', minimum),
  upTo: Bound('This or less', minimum),
});

const WeightRange = Type.Object(
  { ...bounds(ABOVE_ZERO), units: Literals(WEIGHT_UNITS) },
  { title: 'WeightRange', additionalProperties: false },
);
export type WeightRange = Static<typeof WeightRange>;

const LengthRange = Type.Object(
  { ...bounds(ABOVE_ZERO), units: Literals(LENGTH_UNITS) },
  { title: 'LengthRange', additionalProperties: false },
);
export type LengthRange = Static<typeof LengthRange>;

const ValueRange = Type.Object(
  {
    ...bounds({ minimum: 0 }),
    currency: Type.String({
      pattern: '^[A-Za-z]{3}$',
      'x-form': CURRENCY_FORM,
      description: 'ISO 4217, any case; a value in another currency is not in the range',
      examples: ['EUR'],
    }),
  },
  { title: 'ValueRange', additionalProperties: false },
);
export type ValueRange = Static<typeof ValueRange>;

/** All of them must hold; within a list, any value will do. Words are compared in any case. */
export const SelectionConditions = Type.Object(
  {
    countries: Type.Optional(
      Type.Array(CountryCode(), {
        minItems: 1,
        maxItems: MAX_VALUES,
        uniqueItems: true,
        description: 'Where it goes: one of these countries',
      }),
    ),
    postalAreas: Type.Optional(
      Type.Array(
        Type.String({
          pattern: '^[A-Za-z0-9][A-Za-z0-9 -]{0,11}$',
          'x-form': 'the beginning of a postal code',
          examples: ['10'],
        }),
        {
          minItems: 1,
          maxItems: MAX_VALUES,
          uniqueItems: true,
          description: 'How the postal code of the recipient begins; spaces and hyphens do not count',
        },
      ),
    ),
    weight: Type.Optional(described(WeightRange, 'Of the heaviest package')),
    longestSide: Type.Optional(described(LengthRange, 'Of any package; not met where no package says its sides')),
    value: Type.Optional(
      described(ValueRange, 'Of the customs items, else of what is declared for the packages; not met without one'),
    ),
    skus: Values('One of these articles is in it', ['MUG-BLUE']),
    tags: Values('The order has one of these tags', ['fragile']),
    shippingMethods: Values('What the customer chose, as the shop names it', ['Express']),
  },
  { title: 'SelectionConditions', additionalProperties: false },
);
export type SelectionConditions = Static<typeof SelectionConditions>;

const choice = {
  carrierId: Type.String({
    pattern: '^[A-Za-z0-9._-]{1,64}$',
    'x-form': ID_FORM,
    description: 'The account',
    examples: ['test-a'],
  }),
  serviceType: RequiredText({ description: "A serviceCode of the account's services", examples: ['A_GROUND'] }),
  packageCode: Type.Optional(RequiredText({ description: 'A packaging of the account, for packages that name none' })),
  signatureOptionType: Type.Optional(
    Literals(SIGNATURE_OPTIONS, { description: 'Who must sign, where the shipment does not say' }),
  ),
  note: Type.Optional(RequiredText({ maxLength: 500, description: 'To the packer', examples: ['Bubble wrap'] })),
};

/** What a rule chooses for a shipment that names neither account nor service. */
export const SelectionChoice = Type.Object(choice, { title: 'SelectionChoice', additionalProperties: false });
export type SelectionChoice = Static<typeof SelectionChoice>;

const rule = {
  name: RequiredText({ description: 'No other rule has it; it is kept with every label', examples: ['Letters'] }),
  conditions: described(SelectionConditions, 'Which shipments; without any, every shipment'),
  choice: described(SelectionChoice, 'How they are sent'),
};

/** A line of the table of rules; the first one that matches chooses (contract, section 13). */
export const SelectionRule = Type.Object(rule, { title: 'SelectionRule', additionalProperties: false });
export type SelectionRule = Static<typeof SelectionRule>;

const rules = Type.Array(SelectionRule, {
  maxItems: MAX_SELECTION_RULES,
  description: 'The first one that matches chooses',
});

export const SelectionRulesDraft = Type.Object(
  {
    version: Type.Integer({ minimum: 0, description: 'The version that was read; stored only on top of that one' }),
    rules,
  },
  { title: 'SelectionRulesDraft', additionalProperties: false },
);
export type SelectionRulesDraft = Static<typeof SelectionRulesDraft>;

export const SelectionRulesToTry = Type.Object(
  { rules },
  { title: 'SelectionRulesToTry', additionalProperties: false },
);
export type SelectionRulesToTry = Static<typeof SelectionRulesToTry>;

export const SelectionRules = Type.Object(
  {
    version: Type.Integer({ description: 'Counts every change; 0 while there never was a rule' }),
    rules: Type.Array(
      Type.Object(
        { ...rule, trouble: DiagnosticOrNull('Why it is passed over, such as an account that is gone') },
        { title: 'StoredSelectionRule' },
      ),
      { description: 'In their order' },
    ),
  },
  { title: 'SelectionRules' },
);
export type SelectionRules = Static<typeof SelectionRules>;

/** Which rule chose, and what. */
export const Selected = Type.Object(
  { rule: Type.String({ description: 'The name of the rule' }), ...choice },
  { title: 'Selected' },
);
export type Selected = Static<typeof Selected>;
