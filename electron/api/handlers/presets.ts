import type { Engine } from '#electron/engine/index.ts';
import type { Handlers } from '../mount.ts';

type PresetHandlers = Pick<Handlers, 'listPresets' | 'createPreset' | 'changePreset' | 'removePreset'>;

export const presetHandlers = (engine: Engine): PresetHandlers => ({
  listPresets: async ({ query }) => ({ presets: await engine.presets.list(query.kind) }),
  createPreset: async ({ body }) => ({ preset: await engine.presets.create(body) }),
  changePreset: async ({ params, body }) => ({ preset: await engine.presets.change(params.id, body) }),
  removePreset: async ({ params }) => {
    await engine.presets.remove(params.id);
    return null;
  },
});
