import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { billOfMaterials } from './bill-of-materials.ts';
import { notPermissive } from './licences.ts';
import { lockedPackages } from './shipped-packages.ts';

/** `npm run audit`: known vulnerabilities, licences, and a bill of materials. Ends with 1 where something that ships is not as it should be. */
const target = resolve(import.meta.dirname, '../dist/sbom.json');

interface Advisories {
  vulnerabilities?: Record<string, { severity: string; range: string }>;
}

/** What npm's registry knows against the packages that run in the station; null where it does not answer. */
function knownVulnerabilities(): string[] | null {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  try {
    const { vulnerabilities } = JSON.parse(stdout) as Advisories;
    if (!vulnerabilities) return null;
    return Object.entries(vulnerabilities).map(([name, { severity, range }]) => `${name} ${range}: ${severity}`);
  } catch {
    return null;
  }
}

const { station, window, tools } = lockedPackages();
const faults: string[] = [];

const vulnerabilities = knownVulnerabilities();
if (vulnerabilities === null) console.log('Vulnerabilities: not checked, the registry does not answer here.');
else console.log(`Vulnerabilities: ${vulnerabilities.length === 0 ? 'none known' : vulnerabilities.join('; ')}.`);
faults.push(...(vulnerabilities ?? []));

const strict = notPermissive([...station, ...window]);
const shipped = `${station.length} packages of the station and ${window.length} in its window`;
console.log(
  `Licences: ${shipped}, ${strict.length === 0 ? 'all permissive' : `not permissive: ${strict.join(', ')}`}.`,
);
const lenient = notPermissive(tools);
console.log(`Tools that do not ship: ${tools.length}; with other licences: ${lenient.join(', ') || 'none'}.`);
faults.push(...strict);

mkdirSync(join(target, '..'), { recursive: true });
const bill = billOfMaterials(window);
writeFileSync(target, `${JSON.stringify(bill, null, 2)}\n`);
console.log(`Bill of materials (CycloneDX): ${bill.components.length} components in dist/sbom.json.`);
process.exitCode = faults.length === 0 ? 0 : 1;
