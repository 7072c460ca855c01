import type { Engine } from '#electron/engine/index.ts';
import { knownCaller } from '../caller-id.ts';
import type { Handlers } from '../mount.ts';
import { attached, sendFile } from '../send-file.ts';

type ManifestHandlers = Pick<
  Handlers,
  | 'listManifests'
  | 'previewManifest'
  | 'closeManifest'
  | 'readManifest'
  | 'printManifest'
  | 'askForCarrierManifest'
  | 'readCarrierForm'
  | 'handOver'
  | 'takeBack'
  | 'tallyHandOvers'
  | 'readManifestLabels'
  | 'readManifestLabelFile'
>;

export const manifestHandlers = (engine: Engine): ManifestHandlers => ({
  listManifests: ({ query }, context) => engine.manifests.list(knownCaller(context), query),
  previewManifest: ({ query }, context) => engine.manifests.preview(knownCaller(context), query.carrierId),
  closeManifest: async ({ body }, context) => ({
    manifest: await engine.manifests.close({
      ...body,
      caller: knownCaller(context),
      requestId: context.requestId,
    }),
  }),
  readManifest: async ({ params }, context) => ({
    manifest: await engine.manifests.read(knownCaller(context), params.id),
  }),
  async printManifest({ params, query }, context) {
    const { number, bytes } = await engine.manifests.print(knownCaller(context), params.id, query);
    return attached(context, `${number}.pdf`, bytes);
  },
  askForCarrierManifest: async ({ params, body }, context) => ({
    manifest: await engine.manifests.askCarrier({ ...params, ...body, caller: knownCaller(context) }),
  }),
  async readCarrierForm({ params }, context) {
    const { name, bytes } = await engine.manifests.readForm(knownCaller(context), params.id, Number(params.number));
    return attached(context, `${name}.pdf`, bytes);
  },
  handOver: ({ body }, context) => engine.manifests.handOver({ ...body, caller: knownCaller(context) }),
  takeBack: ({ params }, context) => engine.manifests.takeBack({ ...params, caller: knownCaller(context) }),
  readManifestLabels: ({ params }, context) =>
    engine.labelFiles.contents(knownCaller(context), { manifestId: params.id }),
  readManifestLabelFile: async ({ params, query }, context) =>
    sendFile(await engine.labelFiles.file(knownCaller(context), { manifestId: params.id }, query.format), context),
  tallyHandOvers: ({ query }, context) => engine.manifests.tally(knownCaller(context), query.carrierId),
});
