import { Type } from 'typebox';
import { defineRoute } from '../define-route.ts';

export const readFile = defineRoute({
  method: 'GET',
  path: '/files/:id',
  summary: 'Fetch a document by its signed link',
  tag: 'Files',
  access: 'public',
  params: Type.Object({ id: Type.String() }),
  query: Type.Object({
    exp: Type.Optional(Type.String({ description: 'Seconds since 1970' })),
    sig: Type.Optional(Type.String()),
  }),
  success: { status: 200, description: 'The bytes', body: null, isFile: true },
  problems: ['SIGNATURE_INVALID', 'FILE_EXPIRED', 'NOT_FOUND'],
});
