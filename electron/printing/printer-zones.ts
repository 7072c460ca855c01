import { checkLiteral, type NetworkZone } from '#electron/net/ip-policy.ts';
import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';

/** A label holds a person's address, and goes unencrypted: it stays on this machine or in its own network. */
export const PRINTER_ZONES: readonly NetworkZone[] = ['loopback', 'private'];

/** Says that nothing is printed at this host. */
export const noPrinterAt = (host: string): Diagnostic => diagnostic('ADDRESS_NOT_CALLED', { at: host });

/** Why a printer at this host is not set up; null where it may be. A name is checked when it is called. */
export function refusedAddress(host: string): Diagnostic | null {
  try {
    checkLiteral(host, PRINTER_ZONES);
    return null;
  } catch {
    return noPrinterAt(host);
  }
}
