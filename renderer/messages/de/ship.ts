import type { ship as english } from '../en/ship.ts';
import type { Translated } from '../translated.ts';

export const ship: Translated<typeof english> = { title: 'Versand' };
