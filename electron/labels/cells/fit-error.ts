import type { DesignFaultCode } from '#shared/schema/accounts/labels/design-check.ts';

/** What a label has no room for. `cell` is the place in the layout, as a JSON Pointer, where it is one cell's fault. */
export class LabelFitError extends Error {
  override readonly name = 'LabelFitError';
  readonly code: DesignFaultCode;
  cell: string | null = null;

  constructor(code: DesignFaultCode, message: string) {
    super(message);
    this.code = code;
  }
}
