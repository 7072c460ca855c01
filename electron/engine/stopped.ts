import { trouble } from '#shared/diagnostics/trouble.ts';

/** What a stop or a crash cut off. */
export const STOPPED = {
  beforeSending: trouble('STOPPED_BEFORE_SENDING', 'The station stopped before anything was sent.'),
  beforeAnswer: trouble('STOPPED_BEFORE_ANSWER', 'The station stopped before the answer came.'),
};
