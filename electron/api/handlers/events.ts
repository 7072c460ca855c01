import type { StationEvent } from '#shared/schema/station/event.ts';
import { sees } from '#electron/engine/identity/visibility.ts';
import type { Engine } from '#electron/engine/index.ts';
import { knownCaller } from '../caller-id.ts';
import type { Handlers } from '../mount.ts';

export const eventHandlers = (engine: Engine): Pick<Handlers, 'streamEvents'> => ({
  async streamEvents(_, context) {
    const caller = knownCaller(context);
    const events = engine.events.open({
      clientId: caller.clientId,
      sees: (clientId) => sees(caller, clientId),
      lastEventId: context.header('last-event-id'),
      isAdmitted: () =>
        context.identify().then(
          () => true,
          () => false,
        ),
      gone: context.gone(),
    });
    context.answerWith('Connection', 'close');
    return toServerSentEvents(events);
  },
});

/** The stream of https://html.spec.whatwg.org/multipage/server-sent-events.html, section 9.2. */
async function* toServerSentEvents(events: AsyncIterable<StationEvent | 'heartbeat'>): AsyncGenerator<string, void> {
  for await (const event of events) yield event === 'heartbeat' ? ': still here\n\n' : textOf(event);
}

/** Only events of the journal have an id: the browser's last one stays the place to resume from. */
const textOf = (event: StationEvent) =>
  `${'sequence' in event ? `id: ${event.sequence}\n` : ''}event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
