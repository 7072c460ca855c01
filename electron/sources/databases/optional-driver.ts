import { DiagnosticError } from '#electron/engine/diagnostic-error.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { MysqlDatabase } from '#shared/schema/orders/places.ts';
import { placeOf } from './server.ts';

/** The driver of MySQL and MariaDB, and what it would be asked for. */
export const mysqlDriver = (connection: MysqlDatabase) => ({ driver: 'mysql2', at: placeOf(connection) });

/**
 * Loads what works with a driver that is an optional dependency.
 * @param at what would be asked
 * @throws DiagnosticError SOURCE_DRIVER_MISSING where the driver is not installed
 */
export async function withDriver<T>(
  { driver, at }: { driver: string; at: string },
  load: () => Promise<T>,
): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new DiagnosticError(diagnostic('SOURCE_DRIVER_MISSING', { driver, at }), { cause: error });
  }
}
