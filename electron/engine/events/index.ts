export { createEventStreams, type EventCall, type EventStreams } from './event-streams.ts';
export type { EventBus } from './event-bus.ts';
export { tellOthers, type OtherStations } from './other-stations.ts';
export type { JournalFeed } from './journal-feed.ts';
export { createSignal, type Signal } from './signal.ts';
