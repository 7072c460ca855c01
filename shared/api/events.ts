import { Type } from 'typebox';
import { StationEvent } from '../schema/station/event.ts';
import { defineRoute } from './define-route.ts';

export const streamEvents = defineRoute({
  method: 'GET',
  path: '/station/v1/events',
  summary: 'Follow what happens, as server-sent events',
  description:
    'The data of each event is a `StationEvent`. Events of type `shipment` come from the journal and carry its sequence as their id: send the last one seen as `Last-Event-ID` and nothing is missed. Events of type `account`, `print-job`, `printer`, `batch`, `confirmation`, `hand-over`, `manifest`, `order`, `packer`, `scale` and `settings` have no id and are not repeated. The stream begins with `ready`, or with `reset` where the last event is not one of this station; a comment every 15 seconds shows that it is alive. It ends when the token does.',
  tag: 'Window',
  access: ['read'],
  headers: Type.Object({
    'last-event-id': Type.Optional(Type.String({ description: 'The id of the last event seen', examples: ['4711'] })),
  }),
  success: {
    status: 200,
    description: 'The stream',
    body: null,
    mediaType: 'text/event-stream',
    schema: Type.String({
      contentMediaType: 'application/json',
      contentSchema: StationEvent,
      description: 'Server-sent events. The data of each is a StationEvent as JSON; its name is the `type` of that',
    }),
  },
  problems: ['RATE_LIMITED', 'STATION_STOPPING'],
});
