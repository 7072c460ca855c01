import { Type } from 'typebox';
import { defineAdapter } from '#electron/engine/accounts/index.ts';
import type { AdapterDefinition } from '#electron/engine/accounts/adapter-definition.ts';
import type { PurchaseOutcome } from '#electron/engine/shipping/adapter.ts';
import type { Chance } from '../machine/chance.ts';

/** What a carrier does with a purchase: all that the test carrier and the services of the connectors' tests do. */
export const HABITS = [
  'sells',
  'rejects',
  'unreachable',
  'sells, answer lost',
  'sells nothing, answer lost',
  'sells too late',
  'silent for ever',
  'sells in part',
  'sells, number twice',
  'fails in words',
  'sells, and breaks off',
] as const;
export type Habit = (typeof HABITS)[number];

/** The kinds of carrier: who draws the labels, and what it can be asked. */
export const CARRIERS = ['drawn', 'service', 'blind'] as const;
export type CarrierKind = (typeof CARRIERS)[number];

/** Accounts that buy nothing anywhere: in test mode, and from a number range that is used up after a while. */
export const OWN_ACCOUNTS = ['test-a', 'range'] as const;
export type OwnAccount = (typeof OWN_ACCOUNTS)[number];
export const isOwnAccount = (carrierId: string) => OWN_ACCOUNTS.some((each) => each === carrierId);

/** The numbers of `range`, with what stands before them. */
export const RANGE = { prefix: 'RNG', first: '00001', last: '00012' } as const;
export const isInRange = (trackingNumber: string) =>
  trackingNumber >= RANGE.prefix + RANGE.first && trackingNumber <= RANGE.prefix + RANGE.last;

const words = { en: { name: 'Simulated', means: 'A carrier of the simulation', fields: {} } };

/** What the program knows of the kind. */
export const definitionOf = (kind: CarrierKind): AdapterDefinition =>
  defineAdapter({
    type: `simulated-${kind}`,
    config: Type.Object({ type: Type.Literal(`simulated-${kind}`) }, { title: `Simulated${kind}` }),
    isTest: false,
    drawsLabels: kind !== 'service',
    ...(kind === 'service' && { ownIdLength: 32 }),
    form: [],
    words: words as never,
  });

/** Nearly always as everybody hopes. @param odd how often it is not */
export const drawHabit = (chance: Chance, odd: number): Habit => (chance.happens(odd) ? chance.pick(HABITS) : 'sells');

/** How what the carrier says reaches the station. */
export interface Line {
  reply(outcome: PurchaseOutcome): void;
  breakOff(): void;
}
