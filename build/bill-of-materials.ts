import { spawnSync } from 'node:child_process';
import type { LockedPackage } from './shipped-packages.ts';

interface Bill {
  components: object[];
}

/** CycloneDX of what ships: the station's packages as npm describes them, and those built into the window. @throws Error with npm's own words. */
export function billOfMaterials(window: readonly LockedPackage[]): Bill {
  const npm = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'], {
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) throw new Error(npm.stderr.trim());
  const bill = JSON.parse(npm.stdout) as Bill;
  return { ...bill, components: [...bill.components, ...window.map(toComponent)] };
}

const toComponent = ({ name, version, license, integrity }: LockedPackage) => ({
  'bom-ref': `${name}@${version}`,
  type: 'library',
  name,
  version,
  scope: 'required',
  purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
  properties: [{ name: 'packbench:part', value: 'window' }],
  ...(integrity?.startsWith('sha512-') && {
    hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.slice(7), 'base64').toString('hex') }],
  }),
  ...(license !== undefined && {
    licenses: /[ (]/.test(license) ? [{ expression: license }] : [{ license: { id: license } }],
  }),
});
