import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import type { Finger, Keyboard, Scanner } from './hands.ts';
import { MUG, TEAPOT } from './shop.ts';
import { button, screenLink, task, type Desk } from './task.ts';

const scanField = (page: Page) => page.locator('#pack-scan');

/** A code that is put into the scan field at the bench, each hand in its way. */
const enter = {
  scanner: ({ scan }: Scanner, code: string) => scan(code),
  async keyboard({ type, press }: Keyboard, code: string, { page }: Desk) {
    await expect.poll(() => scanField(page).evaluate((input) => input.matches(':focus'))).toBe(true);
    await type(code);
    await press('Enter');
  },
  async touch({ write, enter: pressEnter }: Finger, code: string, { page }: Desk) {
    await write(scanField(page), code);
    await pressEnter();
  },
};

const begin = {
  async scanner(hand: Scanner, number: string, desk: Desk) {
    await hand.scan('PB.PACK');
    await desk.sees(desk.words.pack.status.idle);
    await enter.scanner(hand, number);
  },
  async keyboard(hand: Keyboard, number: string, desk: Desk) {
    await hand.press('Control+b');
    await desk.sees(desk.words.pack.status.idle);
    await enter.keyboard(hand, number, desk);
  },
  async touch(hand: Finger, number: string, desk: Desk) {
    await hand.tap(screenLink(desk.page, 'pack'));
    await desk.sees(desk.words.pack.status.idle);
    await enter.touch(hand, number, desk);
  },
};

const isLabelled = async (number: string, { sees, words, shop }: Desk) => {
  await sees(words.pack.status.bought);
  expect(await shop.labels(number)).toBe(1);
};
const sees = (desk: Desk, status: 'packing' | 'stopped') => desk.sees(desk.words.pack.status[status]);

export const BENCH_TASKS = {
  'pack an order': task({
    prepare: ({ shop }) => shop.order(),
    async scanner(hand, number, desk) {
      await begin.scanner(hand, number, desk);
      await sees(desk, 'packing');
      desk.shop.weigh();
      await enter.scanner(hand, MUG);
    },
    async keyboard(hand, number, desk) {
      await begin.keyboard(hand, number, desk);
      await sees(desk, 'packing');
      desk.shop.weigh();
      await enter.keyboard(hand, MUG, desk);
    },
    async touch(hand, number, desk) {
      await begin.touch(hand, number, desk);
      await sees(desk, 'packing');
      desk.shop.weigh();
      await enter.touch(hand, MUG, desk);
    },
    done: isLabelled,
  }),

  'take out a wrong item': task({
    prepare: ({ shop }) => shop.order(),
    async scanner(hand, number, desk) {
      await begin.scanner(hand, number, desk);
      await sees(desk, 'packing');
      desk.shop.weigh();
      await enter.scanner(hand, TEAPOT);
      await sees(desk, 'stopped');
      await hand.scan('PB.OK');
      await sees(desk, 'packing');
      await enter.scanner(hand, MUG);
    },
    async keyboard(hand, number, desk) {
      await begin.keyboard(hand, number, desk);
      await sees(desk, 'packing');
      desk.shop.weigh();
      await enter.keyboard(hand, TEAPOT, desk);
      await sees(desk, 'stopped');
      await hand.press('Escape');
      await sees(desk, 'packing');
      await enter.keyboard(hand, MUG, desk);
    },
    async touch(hand, number, desk) {
      await begin.touch(hand, number, desk);
      await sees(desk, 'packing');
      desk.shop.weigh();
      await enter.touch(hand, TEAPOT, desk);
      await sees(desk, 'stopped');
      await hand.tap(button(desk.page, desk.words.pack.do.acknowledge));
      await sees(desk, 'packing');
      await enter.touch(hand, MUG, desk);
    },
    done: isLabelled,
  }),
};
