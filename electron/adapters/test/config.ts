import { Type } from 'typebox';
import { en } from './messages/en.ts';

export const TestAdapterConfig = Type.Object(
  { type: Type.Literal('test', { description: en.means }) },
  { title: 'TestAdapter', additionalProperties: false },
);
