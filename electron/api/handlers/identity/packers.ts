import type { Engine } from '#electron/engine/index.ts';
import { knownCaller } from '../../caller-id.ts';
import type { Handlers } from '../../mount.ts';

type PackerHandlers = Pick<
  Handlers,
  'listPackers' | 'createPacker' | 'changePacker' | 'readSignOn' | 'signOn' | 'signOff'
>;

export const packerHandlers = ({ identity }: Engine): PackerHandlers => ({
  listPackers: async () => ({ packers: await identity.listPackers() }),
  createPacker: async ({ body }) => ({ packer: await identity.createPacker(body) }),
  changePacker: async ({ params, body }) => ({ packer: await identity.changePacker(params.id, body) }),
  readSignOn: async (_, context) => identity.readSignOn(knownCaller(context)),
  signOn: ({ body }, context) => identity.signOn(knownCaller(context), body),
  signOff: (_, context) => identity.signOff(knownCaller(context)),
});
