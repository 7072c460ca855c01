import { Type, type Static } from 'typebox';
import { Nullable } from '../../nullable.ts';
import { LabelLayout } from './label-layout.ts';
import { LabelLogo } from './label-logo.ts';

/** What an account's labels look like: its own layout, or null where it has that of its carrier; and its logo. */
export const LabelDesign = Type.Object(
  {
    layout: Nullable(LabelLayout),
    logo: Nullable(LabelLogo),
  },
  { title: 'LabelDesign' },
);
export type LabelDesign = Static<typeof LabelDesign>;
