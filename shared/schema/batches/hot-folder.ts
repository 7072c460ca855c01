import { Type, type Static } from 'typebox';
import { Literals } from '../literals.ts';
import { Nullable } from '../nullable.ts';
import { PartialShipment } from '../shipping/partial-shipment.ts';
import { DiagnosticOrNull } from '../../diagnostics/diagnostic.ts';

/** A folder in which a dropped file becomes labels, for tools that can do nothing but write files. */
export const HotFolderSetting = Type.Object(
  {
    path: Type.String({ minLength: 1, maxLength: 1000, description: 'Absolute; the folder must be there' }),
    defaults: Type.Optional(PartialShipment),
  },
  { title: 'HotFolderSetting', additionalProperties: false },
);
export type HotFolderSetting = Static<typeof HotFolderSetting>;

/** OFF: no folder is set. UNREACHABLE: it is not there, or cannot be read. REVOKED: its API client was revoked; set the folder anew to go on. */
export const HOT_FOLDER_STATES = ['OFF', 'WATCHING', 'UNREACHABLE', 'REVOKED'] as const;

export const HotFolderStatus = Type.Object(
  {
    state: Literals(HOT_FOLDER_STATES),
    path: Nullable(Type.String()),
    detail: Type.String({ description: 'What is the matter, in words' }),
    trouble: DiagnosticOrNull('What they say in the state UNREACHABLE; else null'),
    arriving: Type.Integer({ description: 'Files that are seen and may still be being written' }),
    working: Type.Array(
      Type.Object({
        file: Type.String(),
        batchId: Nullable(Type.String()),
        trouble: DiagnosticOrNull('Why it does not go on, where it does not; it is tried again'),
      }),
      { description: 'Files that were taken and are not done, and those that cannot be taken' },
    ),
  },
  { title: 'HotFolderStatus' },
);
export type HotFolderStatus = Static<typeof HotFolderStatus>;
