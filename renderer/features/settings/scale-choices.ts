import type { AvailableScale, ScaleConnection } from '#shared/schema/station/scale.ts';

/** A scale that can be chosen, by a key that stays the same while how it speaks is changed. */
export interface ScaleChoice {
  key: string;
  /** Null where the words of the window name it. */
  name: string | null;
  connection: ScaleConnection;
}

export function keyOf(connection: ScaleConnection): string {
  switch (connection.type) {
    case 'none':
      return 'none';
    case 'hid':
      return ['hid', connection.vendorId, connection.productId, connection.serialNumber].join(':');
    case 'serial':
      return connection.path;
  }
}

/** None, the first USB scale, what was found, and what is set although it is not there now. */
export function scaleChoices(available: readonly AvailableScale[], set: ScaleConnection): ScaleChoice[] {
  const choices: ScaleChoice[] = [
    { key: 'none', name: null, connection: { type: 'none' } },
    { key: keyOf({ type: 'hid' }), name: null, connection: { type: 'hid' } },
    ...available.map(({ name, connection }) => ({ key: keyOf(connection), name, connection })),
  ];
  const isThere = choices.some(({ key }) => key === keyOf(set));
  return isThere ? choices : [...choices, { key: keyOf(set), name: keyOf(set), connection: set }];
}
