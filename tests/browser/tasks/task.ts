import type { Page } from 'playwright-core';
import type { Finger, Keyboard, Scanner } from './hands.ts';
import type { Shop } from './shop.ts';
import type { Messages } from './words.ts';

/** A window in which tasks are done, and the words that it speaks. */
export interface Desk {
  page: Page;
  words: Messages;
  shop: Shop;
  /** Waits for the state that a screen shows in large letters. */
  sees(word: string): Promise<unknown>;
}

/** How each kind of hand does a task, and what it comes to, read in the ledger or on the screen. */
export interface Task<T> {
  prepare(desk: Desk): Promise<T>;
  scanner(hand: Scanner, given: T, desk: Desk): Promise<unknown>;
  keyboard(hand: Keyboard, given: T, desk: Desk): Promise<unknown>;
  touch(hand: Finger, given: T, desk: Desk): Promise<unknown>;
  done(given: T, desk: Desk): Promise<unknown>;
}

export const HANDS = ['scanner', 'keyboard', 'touch'] as const;
export type Hand = (typeof HANDS)[number];

/** One and the same for whoever runs it. */
export type AnyTask = (
  desk: Desk,
  hand: Hand,
  hands: { scanner: Scanner; keyboard: Keyboard; touch: Finger },
) => Promise<void>;

export function task<T>({ prepare, done, ...by }: Task<T>): AnyTask {
  return async (desk, hand, hands) => {
    const given = await prepare(desk);
    if (hand === 'scanner') await by.scanner(hands.scanner, given, desk);
    else if (hand === 'keyboard') await by.keyboard(hands.keyboard, given, desk);
    else await by.touch(hands.touch, given, desk);
    await done(given, desk);
  };
}

export const screenLink = (page: Page, screen: string) => page.locator(`nav a[href="#/${screen}"]`);
export const button = (page: Page, name: string) => page.getByRole('button', { name }).first();
export const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).last();
