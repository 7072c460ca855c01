import { Type, type Static } from 'typebox';
import { described } from '../../described.ts';
import { Nullable } from '../../nullable.ts';
import { LabelLayout } from './label-layout.ts';
import { LabelLogo } from './label-logo.ts';

/** What an account's labels look like, with the layout of its carrier where it has none of its own. */
export const AccountDesign = Type.Object(
  {
    layout: Nullable(LabelLayout),
    logo: Nullable(LabelLogo),
    effective: described(LabelLayout, "What holds: the account's own layout, or that of its carrier"),
    version: Type.String({ description: 'Of the layout. A changed one that is sent with it replaces no other' }),
  },
  { title: 'AccountDesign', description: '`layout` is null where it has that of its carrier' },
);
export type AccountDesign = Static<typeof AccountDesign>;
