import type { Engine } from '#electron/engine/index.ts';
import type { Handlers } from '../mount.ts';
import { attached } from '../send-file.ts';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  gif: 'image/gif',
  zpl: 'application/vnd.zebra.zpl',
  epl: 'application/vnd.eltron.epl',
};

export const fileHandlers = (engine: Engine): Pick<Handlers, 'readFile'> => ({
  async readFile({ params, query }, context) {
    const { document, bytes } = await engine.documents.readFile(params.id, query.exp, query.sig);
    const name = `${document.contentType.toLowerCase().replaceAll('_', '-')}-${document.packageNumber}.${document.imageType}`;
    context.answerWith('Content-Type', MEDIA_TYPES[document.imageType] ?? 'application/octet-stream');
    return attached(context, name, bytes);
  },
});
