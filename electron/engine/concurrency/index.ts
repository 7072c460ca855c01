export { atMost } from './at-most.ts';
export { createInFlight } from './in-flight.ts';
export { createInTheMaking } from './in-the-making.ts';
export { inTime } from './in-time.ts';
export { inTurns } from './in-turns.ts';
export { createKeyedQueue } from './keyed-queue.ts';
export { noLongerThan } from './no-longer-than.ts';
export { createOneATurn } from './one-a-turn.ts';
export { createSlowLane, type SlowLane } from './slow-lane.ts';
