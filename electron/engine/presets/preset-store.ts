import type { Preset, PresetDraft, PresetKind } from '#shared/schema/station/preset.ts';

/** Named parts of shipments, durably. Instants are ledger time, as ISO 8601. */
export interface PresetStore {
  /** By place, those without one last, then by name; of one kind, or of all where it is undefined. */
  list(kind?: PresetKind): Promise<Preset[]>;
  /** False where another preset of the kind has the name, or another one of any kind the barcode. */
  create(preset: Preset): Promise<boolean>;
  /** The changed preset; `taken` where another one of the kind has the name, or any other the barcode, null where there is no such preset. */
  change(id: string, draft: PresetDraft, updatedAt: string): Promise<Preset | 'taken' | null>;
  /** False where there is no such preset. */
  remove(id: string): Promise<boolean>;
}
