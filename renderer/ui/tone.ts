import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from '@lucide/vue';

/** What a colour means: it never stands alone, a word and an icon say the same. */
export const TONES = ['neutral', 'info', 'good', 'care', 'bad'] as const;
export type Tone = (typeof TONES)[number];

export const TONE_ICONS: Readonly<Record<Tone, LucideIcon>> = {
  neutral: Info,
  info: Info,
  good: CircleCheck,
  care: TriangleAlert,
  bad: CircleAlert,
};
