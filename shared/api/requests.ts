import { Type } from 'typebox';
import { LoggedRequest } from '../schema/station/request-log.ts';
import { defineRoute } from './define-route.ts';

export const listRequests = defineRoute({
  method: 'GET',
  path: '/station/v1/requests',
  summary: 'The last requests that were answered, newest first',
  description:
    'Of the last 1,000 since the station was started, 200 at most; they are kept in memory only and name no person. Calls of this path, of health and of the files of the window are left out.',
  tag: 'Administration',
  access: ['admin'],
  query: Type.Object({
    after: Type.Optional(
      Type.Integer({ minimum: 0, description: 'Only those with a higher sequence', examples: [4711] }),
    ),
  }),
  success: {
    status: 200,
    description: 'The requests',
    body: Type.Object({ requests: Type.Array(LoggedRequest) }, { title: 'LoggedRequests' }),
  },
  problems: [],
});
