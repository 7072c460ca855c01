/** Characters that structure a message: ISO/IEC 15434, 4 and 5.2. */
const [EOT, GS, RS] = ['\x04', '\x1d', '\x1e'];

/**
 * A message of one format: message header, format header and data, format trailer, message trailer (ISO/IEC 15434, 5.2 and 5.3). Format "01" is for
 * transport, its version 96 follows the indicator; "05" holds element strings of GS1.
 */
export const message = (format: '01' | '05', data: string): string => {
  const version = format === '01' ? `${GS}96` : '';
  return `[)>${RS}${format}${version}${GS}${data}${RS}${EOT}`;
};
