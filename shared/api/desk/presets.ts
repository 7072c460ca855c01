import { Type } from 'typebox';
import { Literals } from '../../schema/literals.ts';
import { Preset, PRESET_KINDS, PresetDraft, PresetList } from '../../schema/station/preset.ts';
import { defineRoute } from '../define-route.ts';

const params = Type.Object({ id: Type.String() });
const body = Type.Object({ preset: Preset }, { title: 'PresetBody' });

export const listPresets = defineRoute({
  method: 'GET',
  path: '/station/v1/presets',
  summary: 'List presets by place, then by name',
  tag: 'Presets',
  access: ['ship', 'read'],
  query: Type.Object({ kind: Type.Optional(Literals(PRESET_KINDS)) }),
  success: { status: 200, description: 'The presets', body: PresetList },
  problems: [],
});

export const createPreset = defineRoute({
  method: 'POST',
  path: '/station/v1/presets',
  summary: 'Keep a part of a shipment under a name',
  tag: 'Presets',
  access: ['ship'],
  action: 'keepAddresses',
  body: PresetDraft,
  success: { status: 201, description: 'Kept', body },
  problems: ['ALREADY_EXISTS', 'STORAGE_FULL'],
});

export const changePreset = defineRoute({
  method: 'PUT',
  path: '/station/v1/presets/:id',
  summary: 'Change a preset: the whole of it is replaced',
  tag: 'Presets',
  access: ['ship'],
  action: 'keepAddresses',
  params,
  body: PresetDraft,
  success: { status: 200, description: 'Changed', body },
  problems: ['NOT_FOUND', 'ALREADY_EXISTS', 'STORAGE_FULL'],
});

export const removePreset = defineRoute({
  method: 'DELETE',
  path: '/station/v1/presets/:id',
  summary: 'Remove a preset',
  tag: 'Presets',
  access: ['ship'],
  action: 'keepAddresses',
  params,
  success: { status: 204, description: 'Removed', body: null },
  problems: ['NOT_FOUND', 'STORAGE_FULL'],
});
