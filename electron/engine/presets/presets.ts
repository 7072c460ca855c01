import { randomBytes } from 'node:crypto';
import type { Preset, PresetDraft } from '#shared/schema/station/preset.ts';
import type { PresetsDeps } from './deps.ts';
import { EngineError } from '../engine-error.ts';

/** @throws EngineError ALREADY_EXISTS. */
export async function createPreset({ ledger }: PresetsDeps, draft: PresetDraft): Promise<Preset> {
  const now = new Date(ledger.now()).toISOString();
  const preset = { id: randomBytes(8).toString('hex'), ...draft, createdAt: now, updatedAt: now };
  if (!(await ledger.presets.create(preset))) throw nameTaken(draft);
  return preset;
}

/** @throws EngineError NOT_FOUND or ALREADY_EXISTS. */
export async function changePreset({ ledger }: PresetsDeps, id: string, draft: PresetDraft): Promise<Preset> {
  const changed = await ledger.presets.change(id, draft, new Date(ledger.now()).toISOString());
  if (changed === 'taken') throw nameTaken(draft);
  if (changed === null) throw noPreset(id);
  return changed;
}

/** @throws EngineError NOT_FOUND. */
export async function removePreset({ ledger }: PresetsDeps, id: string): Promise<void> {
  if (!(await ledger.presets.remove(id))) throw noPreset(id);
}

const noPreset = (id: string) => new EngineError('NOT_FOUND', `There is no preset ${id}.`);
const nameTaken = ({ name, kind }: PresetDraft) =>
  new EngineError('ALREADY_EXISTS', `There is a ${kind.toLowerCase()} preset named "${name}" already.`);
