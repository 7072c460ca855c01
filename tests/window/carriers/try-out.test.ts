import { describe, expect, test } from 'vitest';
import { toTrial, type TryOutDraft } from '#renderer/features/carriers/use-try-out.ts';
import { range } from '../../helpers/range.ts';
import { defaultAccount, listed, validate } from '../../engine/rules/request.ts';

const TYPED: TryOutDraft = {
  ...{ countryCode: 'US', zipCode: '90001', state: 'CA', packages: '1' },
  ...{ weight: '5', length: '', width: '', height: '', weightUnit: 'KG', lengthUnit: 'CM' },
};

/** What a live account that draws its labels itself, and so refuses what cannot be right, says of the parcel. */
function said(changes: Partial<TryOutDraft>) {
  const account = { ...defaultAccount('test-a'), carrierId: 'mine', adapter: range() };
  const chosen = { carrierId: 'mine', serviceType: 'A_GROUND' };
  const request = { ...toTrial({ ...TYPED, ...changes }), ...chosen };
  const { errors, warnings } = validate(request, { accounts: [account] });
  return { errors: listed(errors), warnings: listed(warnings) };
}

describe('a parcel that is tried on every account', () => {
  test('nothing is said of what nobody typed', () => {
    expect(said({})).toEqual({ errors: [], warnings: [] });
    expect(said({ zipCode: '' })).toEqual({ errors: [], warnings: [] });
    const { errors } = said({ countryCode: 'GB', zipCode: '', state: '' });
    expect(errors).toEqual(['SERVICE_NOT_AVAILABLE /serviceType']);
  });

  test('a weight that is no number is said to be none, and not to be missing', () => {
    expect(toTrial({ ...TYPED, weight: '1.2.3' })).toMatchObject({ itemLines: [{ weight: { value: '1.2.3' } }] });
    expect(toTrial({ ...TYPED, weight: '' })).toMatchObject({ itemLines: [{ weight: { value: undefined } }] });
  });
});
