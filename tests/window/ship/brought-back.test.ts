import { createPinia, disposePinia, setActivePinia, type Pinia } from 'pinia';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useShip } from '#renderer/features/ship/store.ts';

let pinia: Pinia;
beforeEach(() => {
  setActivePinia((pinia = createPinia()));
});
afterEach(() => disposePinia(pinia));

test('a form that is brought back leaves the newer one to be brought back in turn, as long as that is not bought', async () => {
  const ship = useShip();
  ship.draft.recipient.personName = 'Jane Roe';
  ship.clear();
  ship.draft.recipient.personName = 'John Doe';
  const shown = () => (ship.bringBack(), ship.draft.recipient.personName);
  expect([shown(), shown(), shown(), ship.canBringBack]).toEqual(['Jane Roe', 'John Doe', 'Jane Roe', true]);
  ship.draft.phase = 'settled';
  ship.bringBack();
  expect([ship.draft.recipient.personName, ship.canBringBack]).toEqual(['John Doe', false]);
});
