/** Characters that structure a message: ISO/IEC 15434, 4 and 5.2. */
const [EOT, RS] = ['\x04', '\x1e'];
export const GS = '\x1d';

/** Format 01 is for transport; the version of its fields, of ANSI MH10.8.3, follows the indicator, and the first field follows that. */
export const TRANSPORT_HEADER = `[)>${RS}01${GS}96`;

/**
 * The fields of one format in their envelope: message header, format header and data, format trailer, message trailer (ISO/IEC 15434, 5.2 and 5.3).
 * Format 05 holds element strings of GS1.
 */
const enveloped = (header: string, data: string) => header + data + RS + EOT;

export const transportMessage = (fields: readonly string[]) => enveloped(TRANSPORT_HEADER, fields.join(GS));
export const gs1Message = (elementStrings: string) => enveloped(`[)>${RS}05${GS}`, elementStrings);
