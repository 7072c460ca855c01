/** JSON Pointers (RFC 6901) into the request body. */
export const child = (pointer: string, key: string | number): string =>
  `${pointer}/${typeof key === 'number' ? key : key.replaceAll('~', '~0').replaceAll('/', '~1')}`;

export const segmentsOf = (pointer: string): string[] =>
  pointer === ''
    ? []
    : pointer
        .slice(1)
        .split('/')
        .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));

/** The field as a programmer writes it: `/itemLines/0/weight/value` is `itemLines[0].weight.value`. */
export const fieldName = (pointer: string): string =>
  pointer === ''
    ? 'The body'
    : shorten(
        segmentsOf(pointer)
          .map((segment) => (/^\d+$/.test(segment) ? `[${segment}]` : `.${segment}`))
          .join('')
          .replace(/^\./, ''),
        200,
      );

/** Cut to `max` characters, so that no caller makes an error as long as a body. */
export const shorten = (text: string, max: number): string =>
  text.length <= max ? text : `${text.slice(0, max - 1).replace(/[\ud800-\udbff]$/, '')}…`;
