import type { CarrierDefinition } from '#electron/engine/accounts/carrier-definition.ts';

const REFERENCES = [1, 2, 3, 4, 5].map((place) => ({
  key: `ref${place}`,
  label: `Reference ${place}`,
  maxLength: 250,
}));

/**
 * A carrier that the specification does not name (contract, section 12): only what the services of an account say is known of its rules, and
 * the service that it is bought through says what it has room for.
 */
export const OTHER_CARRIER: CarrierDefinition = {
  key: 'OTHER',
  name: 'Another carrier',
  hasNoRules: true,
  weightLimits: {},
  weightPrecision: null,
  sidePrecision: null,
  billedWeight: null,
  sortsSides: true,
  size: null,
  sizeByGroup: null,
  dimensionsRequiredFor: [],
  limitsPerService: true,
  references: REFERENCES,
  itemTransactionIdMaxLength: null,
  moneyPlaces: null,
};
