import type { LabelStock } from '#shared/schema/shipping/label-specification.ts';
import { configOfType } from '../http/account/config-of.ts';
import type { PROFILE_NAMES, ShipengineAdapterConfig } from './config.ts';

/** What tells the two services apart, beside their address. */
export interface Profile {
  /** As people know it. */
  name: string;
  address: string;
  /** In front of every path. */
  version: '/v1' | '/v2';
  /** The stocks it prints on, by its own names. */
  layouts: Partial<Record<LabelStock, string>>;
  /** Whether it wants a recipient's phone number, too; it wants the sender's in any case. */
  needsRecipientPhone: boolean;
  /** Whether it finds a label by our own id; else its shipment, by which the label is found. */
  findsLabels: boolean;
}

const LETTER = 'letter';
const ROLL = { STOCK_4X6: '4x6', PAPER_4X6: '4x6', PAPER_LETTER: LETTER } as const;

export const PROFILES: Readonly<Record<(typeof PROFILE_NAMES)[number], Profile>> = {
  SHIPENGINE: {
    name: 'ShipEngine',
    address: 'https://api.shipengine.com',
    version: '/v1',
    layouts: { ...ROLL, PAPER_A4: 'A4', PAPER_A6: 'A6' },
    needsRecipientPhone: false,
    findsLabels: true,
  },
  SHIPSTATION: {
    name: 'ShipStation',
    address: 'https://api.shipstation.com',
    version: '/v2',
    layouts: ROLL,
    needsRecipientPhone: true,
    findsLabels: false,
  },
};

/** The formats it gives labels in, by our names. */
export const FORMATS = { PDF: 'pdf', PNG: 'png', ZPL: 'zpl' } as const;

/** Those in which labels of a layout come: a sheet of letter size is no ZPL. */
export const formatsOf = (layout: string): readonly string[] =>
  layout === LETTER ? ['PDF', 'PNG'] : Object.keys(FORMATS);

export const configOf = configOfType<ShipengineAdapterConfig>('shipengine');
