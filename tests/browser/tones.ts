import type { Page } from 'playwright-core';

const LISTEN = `{
  window.tones = [];
  const Real = OscillatorNode;
  window.OscillatorNode = class extends Real {
    constructor(context, options) {
      super(context, options);
      tones.push(options.frequency);
    }
  };
}`;

/** From now on the page notes the pitch of every tone that it plays. */
export const listenTo = (page: Page) => page.evaluate(LISTEN);

/** The pitches since the last question, in hertz. */
export const tonesOf = (page: Page) => page.evaluate('tones.splice(0)');
