import type { CallContext } from './mount.ts';

/** Sends a file while it is made. */
export function sendFile<Part>(
  { fileName, mediaType, parts }: { fileName: string; mediaType: string; parts: AsyncIterable<Part> },
  context: CallContext,
): AsyncIterable<Part> {
  context.answerWith('Content-Type', mediaType);
  context.answerWith('Content-Disposition', `attachment; filename="${fileName}"`);
  return parts;
}
