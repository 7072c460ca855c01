import type { Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { RulesKey } from '#shared/schema/accounts/carrier.ts';
import type { DesignCheck } from '#shared/schema/accounts/labels/design-check.ts';
import type { LabelDesign } from '#shared/schema/accounts/labels/label-design.ts';
import type { LabelLayout } from '#shared/schema/accounts/labels/label-layout.ts';
import type { LabelStock } from '#shared/schema/shipping/label-specification.ts';
import type { RenderInput } from '../shipping/index.ts';

/** What a design is drawn on. */
export interface DesignTarget {
  stock: LabelStock;
  dpi: number;
}

/** Draws labels by a design that no account has yet. */
export interface DesignRenderer {
  /** What labels of a carrier look like where their account has no layout of its own. */
  layoutOfCarrier(carrier: RulesKey): LabelLayout;
  /** The label of the first package, and whether it is fit to print: its layout, and each barcode read back from the dots. */
  tryDesign(input: RenderInput, design: LabelDesign, target: DesignTarget): Promise<Omit<DesignCheck, 'ok'>>;
}

/** Makes a logo of a file that somebody sent. */
export interface LogoReader {
  readLogo(bytes: Uint8Array): Promise<{ pngBase64: string; width: number; height: number } | { refusal: Diagnostic }>;
}
