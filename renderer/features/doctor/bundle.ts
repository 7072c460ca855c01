import type { HealthCheck } from '#shared/schema/station/health.ts';
import type { Printer, PrinterStatus } from '#shared/schema/printing/printer.ts';

export interface PrinterHealth {
  printer: Printer;
  status: PrinterStatus | null;
}

export interface Findings {
  version: string;
  checks: readonly HealthCheck[];
  printers: readonly PrinterHealth[];
  accounts: readonly { carrier: string; adapter: string; services: number }[];
}

/** What helps somebody far away and names nobody: no addresses, keys, hosts, paths or words that people chose. */
export const bundleOf = ({ version, checks, printers, accounts }: Findings, at: Date, agent: string) => ({
  packbench: version,
  at: at.toISOString(),
  window: agent,
  checks: checks.map(({ name, status }) => ({ name, status })),
  printers: printers.map(({ printer: { connection, format, dpi, stock, copies, offset }, status }) => ({
    connection: connection.type,
    ...{ format, dpi, stock, copies, offset },
    ready: status?.ready ?? null,
    waiting: status?.waiting ?? null,
  })),
  accounts,
});
