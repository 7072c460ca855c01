import { diagnostic } from '#shared/diagnostics/diagnostic.ts';

/** What a stop or a crash cut off. */
export const STOPPED = {
  beforeSending: diagnostic('STOPPED_BEFORE_SENDING'),
  beforeAnswer: diagnostic('STOPPED_BEFORE_ANSWER'),
};
