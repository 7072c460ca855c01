/** The one shipping option that makes a label and is never charged. */
export const TEST_OPTION = 'sendcloud:letter';

/**
 * What the code of a shipping option says of itself, such as `postnl:standard/signature,age_check=18`: behind the slash, functions by their
 * names, with `true` where they have no value. What is not in the code may be part of the product all the same.
 */
export function functionsIn(optionCode: string): Readonly<Record<string, string>> {
  const slash = optionCode.indexOf('/');
  const said = slash < 0 ? [] : optionCode.slice(slash + 1).split(',');
  return Object.fromEntries(
    said.map((one) => {
      const [name = '', value = 'true'] = one.split('=');
      return [name.trim().toLowerCase().replaceAll('_', ''), value.trim().toLowerCase()];
    }),
  );
}

/** Whether the option has exactly this way of handing over, as its code says it. */
export function signsAs(optionCode: string, signature: string): boolean {
  const functions = functionsIn(optionCode);
  switch (signature) {
    case 'SERVICE_DEFAULT':
      return true;
    case 'NO_SIGNATURE_REQUIRED':
      return functions['signature'] === undefined;
    case 'DIRECT':
      return functions['signature'] === 'true';
    case 'ADULT':
      return functions['agecheck'] === '18';
    default:
      return false;
  }
}
