import type { PresetDraft, PresetKind } from '#shared/schema/station/preset.ts';
import type { PresetsDeps } from './deps.ts';
import { changePreset, createPreset, removePreset } from './presets.ts';

export type { PresetStore } from './preset-store.ts';

/** Presets of the Ship screen. */
export const createPresets = (deps: PresetsDeps) => ({
  list: (kind?: PresetKind) => deps.ledger.presets.list(kind),
  create: (draft: PresetDraft) => createPreset(deps, draft),
  change: (id: string, draft: PresetDraft) => changePreset(deps, id, draft),
  remove: (id: string) => removePreset(deps, id),
});
