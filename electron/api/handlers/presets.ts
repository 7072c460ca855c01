import type { Engine } from '#electron/engine/engine.ts';
import type { Handlers } from '../mount.ts';

type PresetHandlers = Pick<Handlers, 'listPresets' | 'createPreset' | 'changePreset' | 'removePreset'>;

export const presetHandlers = (engine: Engine): PresetHandlers => ({
  listPresets: async ({ query }) => ({ presets: await engine.listPresets(query.kind) }),
  createPreset: async ({ body }) => ({ preset: await engine.createPreset(body) }),
  changePreset: async ({ params, body }) => ({ preset: await engine.changePreset(params.id, body) }),
  removePreset: async ({ params }) => {
    await engine.removePreset(params.id);
    return null;
  },
});
