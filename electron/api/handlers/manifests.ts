import type { Engine } from '#electron/engine/engine.ts';
import { callerId } from '../caller-id.ts';
import type { Handlers } from '../mount.ts';

type ManifestHandlers = Pick<
  Handlers,
  'listManifests' | 'previewManifest' | 'closeManifest' | 'readManifest' | 'printManifest'
>;

export const manifestHandlers = (engine: Engine): ManifestHandlers => ({
  listManifests: ({ query }) => engine.listManifests(query),
  previewManifest: ({ query }) => engine.previewManifest(query.carrierId),
  closeManifest: async ({ body }, context) => ({
    manifest: await engine.closeManifest({
      carrierId: body.carrierId,
      clientId: callerId(context),
      requestId: context.requestId,
    }),
  }),
  readManifest: async ({ params }) => ({ manifest: await engine.readManifest(params.id) }),
  async printManifest({ params }, context) {
    const { number, bytes } = await engine.printManifest(params.id);
    context.answerWith('Content-Disposition', `attachment; filename="${number}.pdf"`);
    return bytes;
  },
});
