/** As far as it is used here: it reads descriptions that the YAML library of the formatter does not. */
declare module 'js-yaml' {
  export function load(text: string): unknown;
}
