import type { PreparedShipment } from '#electron/engine/rules/prepared-shipment.ts';
import { concatenated } from '#shared/barcode/application-identifiers.ts';
import type { CellSymbology, LabelCell } from '#shared/schema/accounts/labels/label-cell.ts';
import type { LabelLayout } from '#shared/schema/accounts/labels/label-layout.ts';
import {
  DEFAULT_ROUTING_SYMBOLOGY,
  ROUTING_SYMBOLOGIES,
  TRACKING_SYMBOLOGIES,
  type RoutingSymbology,
  type TrackingSymbology,
} from '#shared/schema/accounts/account.ts';
import { isWithinUsPost, shipToPost } from '../label/logistic-elements.ts';
import { gs1_128 } from '../symbols/code128.ts';
import { makeLinear, type LinearSymbol } from '../symbols/linear.ts';
import { routingSymbol, type RoutingSymbol } from '../symbols/routing-symbol.ts';
import { textOfParts, type LabelFields } from './fields.ts';

/** The symbol of each cell that has one of its own; a cell whose content is empty has none. */
export type CellSymbols = ReadonlyMap<LabelCell, LinearSymbol | RoutingSymbol>;

/**
 * The symbol of the standard message: what a layout of the account's own says; else what the account asks for, and then what the layout of its
 * carrier has.
 */
export function routingSymbology(
  account: { routingSymbology?: RoutingSymbology },
  { layout, isOwn }: { layout: LabelLayout; isOwn: boolean },
): RoutingSymbology {
  const cell = layout.rows
    .flatMap(({ cells }) => cells)
    .find(({ block, content }) => block === 'ROUTING' && content === undefined);
  const { symbology } = cell ?? {};
  const ofLayout = ROUTING_SYMBOLOGIES.find((each) => each === symbology);
  return (
    (isOwn ? (ofLayout ?? account.routingSymbology) : (account.routingSymbology ?? ofLayout)) ??
    DEFAULT_ROUTING_SYMBOLOGY
  );
}

/** Encodes what cells hold of a shipment. */
export function cellSymbols(layout: LabelLayout, fields: LabelFields, shipment: PreparedShipment): CellSymbols {
  const symbols = new Map<LabelCell, LinearSymbol | RoutingSymbol>();
  for (const cell of layout.rows.flatMap(({ cells }) => cells)) {
    if (cell.content === undefined || (cell.block !== 'BARCODE' && cell.block !== 'ROUTING')) continue;
    const isWholeCode = isShipToPost(cell) && !isWithinUsPost(shipment);
    const data = asciiOf(isWholeCode ? concatenated(shipToPost(shipment)) : textOfParts(cell.content, fields));
    if (data !== '') symbols.set(cell, symbolOf(symbologyOf(cell), data));
  }
  return symbols;
}

/** 420 and a postal code: of a ZIP code its first digits may be taken, no other is cut off or has its spaces (GS1 General Specifications, 3.7). */
const isShipToPost = ({ symbology, content: [identifier, code, ...others] = [] }: LabelCell) =>
  symbology === 'GS1_128' && identifier?.text === '420' && code?.field === 'postalCode' && others.length === 0;

/** What a cell's symbol is where it does not say. */
const symbologyOf = ({ block, symbology }: LabelCell): CellSymbology =>
  symbology ?? (block === 'BARCODE' ? 'CODE128' : 'DATA_MATRIX');

const isLinear = (symbology: CellSymbology): symbology is TrackingSymbology =>
  TRACKING_SYMBOLOGIES.some((each) => each === symbology);

const symbolOf = (symbology: CellSymbology, data: string): LinearSymbol | RoutingSymbol =>
  isLinear(symbology) ? linearOf(symbology, data) : routingSymbol(symbology satisfies RoutingSymbology, data);

/** GS1-128 holds element strings as they are given, such as 420 and a postal code; what is too long for Interleaved 2 of 5 or has letters is Code 128. */
const linearOf = (symbology: TrackingSymbology, data: string): LinearSymbol =>
  symbology === 'GS1_128' ? { symbology, data, text: data, widths: gs1_128(data) } : makeLinear(symbology, data);

/** Accents are left out, and what has no letter in ASCII becomes `?`. */
const asciiOf = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]/gu, '?');
