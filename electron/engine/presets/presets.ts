import { randomBytes } from 'node:crypto';
import type { Preset, PresetDraft } from '#shared/schema/station/preset.ts';
import type { PresetsDeps } from './deps.ts';
import { EngineError } from '../engine-error.ts';

/** @throws EngineError ALREADY_EXISTS. */
export async function createPreset({ ledger }: PresetsDeps, draft: PresetDraft): Promise<Preset> {
  const now = new Date(ledger.now()).toISOString();
  const preset = { id: randomBytes(8).toString('hex'), ...draft, createdAt: now, updatedAt: now };
  if (!(await ledger.presets.create(preset))) throw await taken({ ledger }, draft);
  return preset;
}

/** @throws EngineError NOT_FOUND or ALREADY_EXISTS. */
export async function changePreset({ ledger }: PresetsDeps, id: string, draft: PresetDraft): Promise<Preset> {
  const changed = await ledger.presets.change(id, draft, new Date(ledger.now()).toISOString());
  if (changed === 'taken') throw await taken({ ledger }, draft, id);
  if (changed === null) throw noPreset(id);
  return changed;
}

/** @throws EngineError NOT_FOUND. */
export async function removePreset({ ledger }: PresetsDeps, id: string): Promise<void> {
  if (!(await ledger.presets.remove(id))) throw noPreset(id);
}

const noPreset = (id: string) => new EngineError('NOT_FOUND', `There is no preset ${id}.`);

/** Says which of the two is taken. */
async function taken({ ledger }: Pick<PresetsDeps, 'ledger'>, draft: PresetDraft, id?: string): Promise<EngineError> {
  const { name, kind, barcode } = draft;
  const holder = (await ledger.presets.list()).find((one) => one.id !== id && one.barcode === barcode);
  const message =
    barcode !== undefined && holder
      ? `The preset "${holder.name}" has the barcode "${barcode}" already.`
      : `There is a ${kind.toLowerCase()} preset named "${name}" already.`;
  return new EngineError('ALREADY_EXISTS', message);
}
