import satisfies from 'spdx-satisfies';
import type { LockedPackage } from './shipped-packages.ts';

/**
 * Licences under which a part may ship with a program under MIT, with no duty beyond keeping its notice. That of Mozilla asks for more of its own
 * files only where they are changed; they ship as they came (resvg, which draws SVG logos).
 */
const PERMISSIVE = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
];

/** The packages whose licence asks for more, or that name none, as `name version (licence)`. */
export const notPermissive = (packages: readonly LockedPackage[]): string[] =>
  packages
    .filter(({ license }) => !isPermissive(license))
    .map(({ name, version, license }) => `${name} ${version} (${license ?? 'no licence named'})`);

function isPermissive(license: string | undefined): boolean {
  try {
    return license !== undefined && satisfies(license, PERMISSIVE);
  } catch {
    return false;
  }
}
