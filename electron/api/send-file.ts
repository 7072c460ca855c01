import type { CallContext } from './mount.ts';

/** What is answered, as a file of this name for whoever saves it. */
export function attached<T>(context: Pick<CallContext, 'answerWith'>, fileName: string, content: T): T {
  context.answerWith('Content-Disposition', `attachment; filename="${fileName}"`);
  return content;
}

/** Sends a file while it is made. */
export function sendFile<Part>(
  { fileName, mediaType, parts }: { fileName: string; mediaType: string; parts: AsyncIterable<Part> },
  context: CallContext,
): AsyncIterable<Part> {
  context.answerWith('Content-Type', mediaType);
  return attached(context, fileName, parts);
}
