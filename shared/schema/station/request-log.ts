import { Type, type Static } from 'typebox';
import { Nullable } from '../nullable.ts';

/** A request that was answered, and nothing of whom it was about: no path as it was called, no header, no body. */
export const LoggedRequest = Type.Object(
  {
    sequence: Type.Integer({ description: 'Rises by one with each request since the station was started' }),
    at: Type.String({ format: 'date-time', description: 'When the answer was over' }),
    method: Type.String(),
    route: Nullable(
      Type.String({
        description: 'The pattern of the path, such as `/station/v1/shipments/:id`; null where there is no such path',
      }),
    ),
    status: Type.Integer(),
    code: Nullable(Type.String({ description: 'Of the problem, where it was one' })),
    milliseconds: Type.Integer(),
    client: Nullable(Type.String({ description: 'The name of the API client; null where it was not known' })),
  },
  { title: 'LoggedRequest' },
);
export type LoggedRequest = Static<typeof LoggedRequest>;
