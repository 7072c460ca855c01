import { Type } from 'typebox';
import type { Account } from '#shared/schema/accounts/account.ts';
import { ASCII_FORM } from '#shared/schema/text.ts';

/** Reads the config of an account that buys in one way. What it gives throws where the account buys in another one. */
export const configOfType =
  <C extends { type: string }>(type: C['type']) =>
  ({ adapter, carrierId }: Pick<Account, 'adapter' | 'carrierId'>): C => {
    if (adapter.type !== type) throw new Error(`Account ${carrierId} does not buy by ${type}`);
    return adapter as unknown as C;
  };

export const Code = (maxLength: number, description: string) =>
  Type.String({ minLength: 1, maxLength, pattern: '^[\\x21-\\x7e]+$', 'x-form': ASCII_FORM, description });
