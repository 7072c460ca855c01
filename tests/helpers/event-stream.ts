import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { EventSourceParserStream, type EventSourceMessage } from 'eventsource-parser/stream';
import { StationEvent } from '#shared/schema/station/event.ts';

export interface ReceivedEvent {
  id: string | null;
  event: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests read answers freely; each fits StationEvent
  data: any;
}

export interface EventReader {
  status: number;
  headers: Headers;
  /** The next event, or null where the stream has ended. Comments are passed over. */
  next(): Promise<ReceivedEvent | null>;
  take(count: number): Promise<ReceivedEvent[]>;
  hangUp(): void;
}

const ajv = new Ajv();
formats.default(ajv);

/** Follows a station's events as a browser would, checking each against the contract. */
export async function readEvents(baseUrl: string, token: string, lastEventId?: string): Promise<EventReader> {
  const controller = new AbortController();
  const response = await fetch(`${baseUrl}/station/v1/events`, {
    signal: controller.signal,
    headers: { authorization: `Bearer ${token}`, ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) },
  });
  const events = eventsOf(response);
  const next = async () => (await events.next()).value ?? null;
  return {
    status: response.status,
    headers: response.headers,
    next,
    async take(count) {
      const taken: ReceivedEvent[] = [];
      for (let event = await next(); event; event = await next()) if (taken.push(event) === count) break;
      return taken;
    },
    hangUp: () => controller.abort(),
  };
}

async function* eventsOf({ body }: Response): AsyncGenerator<ReceivedEvent, null> {
  const messages = body?.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  for await (const message of messages ?? []) yield received(message);
  return null;
}

function received({ id, event, data }: EventSourceMessage): ReceivedEvent {
  const content: unknown = JSON.parse(data);
  if (!ajv.validate(StationEvent, content)) throw new Error(`Not a StationEvent: ${data}: ${ajv.errorsText()}`);
  return { id: id ?? null, event: event ?? '', data: content };
}
