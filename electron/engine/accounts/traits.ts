import type { ElementSources } from '#shared/barcode/application-identifiers.ts';
import type { AdapterConfig, TrackingSymbology } from '#shared/schema/accounts/account.ts';
import type { AdapterDefinition } from './adapter-definition.ts';

/** What an account's way of buying means for its shipments and their labels. */
export interface Traits {
  /** Labels are marked as not for shipping. */
  isTest: boolean;
  /** The station draws the labels; else they are the carrier's own. */
  drawsLabels: boolean;
  /** The barcode of the tracking number on a label that is drawn here. */
  symbology: TrackingSymbology;
  /** Where its GS1 logistic label takes its element strings from; absent where labels are not that one. */
  logisticLabel?: ElementSources;
  /** The account's own patience with its carrier; null where it is the station's. */
  deadlineSeconds: number | null;
}

/** The adapters that are there, by their type. */
export type Defined = Readonly<Record<string, { definition: AdapterDefinition }>>;

/** Of an adapter that is not there any more, nothing is known: its labels are as it made them. */
const UNKNOWN: Traits = { isTest: false, drawsLabels: false, symbology: 'CODE128', deadlineSeconds: null };

/**
 * As the account's configuration was when the shipment was bought, or is now.
 * @param service what is bought, where it is known: at some services that decides whether a label is one to ship with
 */
export function traitsOf(
  adapters: Defined,
  { adapter }: { adapter: AdapterConfig },
  service: { serviceCode: string } | null = null,
): Traits {
  const definition = adapters[adapter.type]?.definition;
  if (!definition) return UNKNOWN;
  const { isTest, drawsLabels, symbology, deadlineSeconds } = definition;
  const logisticLabel = definition.logisticLabel?.(adapter);
  return {
    isTest: typeof isTest === 'function' ? isTest(adapter, service?.serviceCode ?? null) : isTest,
    drawsLabels,
    symbology: symbology?.(adapter) ?? 'CODE128',
    ...(logisticLabel && { logisticLabel }),
    deadlineSeconds: deadlineSeconds?.(adapter) ?? null,
  };
}
