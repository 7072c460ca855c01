import type { Control, Proof } from './controls.ts';

const checklist = (title: string): Proof => ['electron/security-checklist.test.ts', title];

/** The window, its program, and what is delivered. */
export const DESKTOP_CONTROLS: Readonly<Record<number, Control>> = {
  33: {
    control: 'The window’s page is isolated, sandboxed and without Node.js, under a strict policy',
    heldBy: [
      checklist('2. the page has no Node.js'),
      checklist('3. context isolation is on'),
      checklist('4. every process is sandboxed'),
      checklist('6. webSecurity is on'),
      checklist('nothing inline, nothing evaluated, nothing from elsewhere'),
    ],
  },
  34: {
    control: 'The page navigates nowhere, opens no windows, and sends nobody elsewhere',
    heldBy: [
      checklist('13. navigation stays on the page'),
      checklist('14. the page opens no windows'),
      checklist('15. openExternal gets the documentation of the station and nothing else'),
      checklist('11. and 12. there are no webviews: the tag is off, and one that is attached all the same is stopped'),
    ],
  },
  35: {
    control: 'Permissions are denied, asked for or looked up',
    heldBy: [checklist('5. permissions are refused, those that are asked for and those that are only looked up')],
  },
  36: {
    control: 'Few typed calls between page and program, from our own frame only; no token in the page',
    heldBy: [
      checklist('17. the sender of every IPC message is checked'),
      checklist('20. the page gets calls of its own, not those of Electron'),
      [
        'electron/protocol.test.ts',
        'carries a shipment from the check to the label, as bytes, and the events of it, without a token',
      ],
    ],
  },
  37: {
    control: 'A scheme of its own, and fuses flipped before signing',
    heldBy: [
      checklist(
        '18. files come through a scheme of its own, which may not go around the policy, and never from file://',
      ),
      checklist('19. fuses are flipped at packaging; the flipped binary itself cannot be read here, for there is none'),
    ],
  },
  38: {
    control: 'One instance; arguments of a second one do nothing but show the window',
    heldBy: [
      ['electron/lifecycle.test.ts', 'where another instance runs ends at once, and touches nothing'],
      ['electron/lifecycle.test.ts', 'a second start brings the window to the front, and opens one where none is left'],
    ],
  },
  39: {
    control: 'No developer tools and no debugging port in a package',
    heldBy: [checklist('developer tools are there outside a package only, and a package takes no debugging port')],
  },
  40: {
    control: 'Electron within its supported majors; licences and a bill of materials of what ships',
    heldBy: [
      checklist('16. Electron is exactly one version, of the major that the design asks for or a newer one'),
      ['security/audit.test.ts', 'says of vulnerabilities, licences and the bill of materials what it found'],
    ],
  },
  41: {
    control: 'The window shows each key’s name, scopes and last use, and revokes it',
    heldBy: [
      ['browser/administration/administration.test.ts', 'make a client and show its secret once, in %s and %s'],
      ['api/accounts/clients.test.ts', 'when a client was last used is in the list'],
    ],
  },
  42: {
    control: 'After quitting or removing it nothing listens and nothing starts',
    heldBy: [
      ['process/stop.test.ts', 'SIGINT ends an idle station with status 0, and it takes no more calls'],
      ['pack/uninstall.test.ts', 'the station is asked to end, login starts nothing, and the shipments stay'],
    ],
  },
  43: {
    control: 'Metrics, documentation and health hold no personal data',
    heldBy: [
      ['api/station/metrics.test.ts', 'names nobody'],
      ['api/station/metrics.test.ts', 'needs the scope read'],
      ['api/openapi/examples.test.ts', 'holds no secret'],
    ],
  },
  44: {
    control: 'No barcode buys; a foreign one that looks like a command is none',
    heldBy: [
      ['window/scan-command.test.ts', 'no command that can be scanned buys'],
      ['window/scan-command.test.ts', 'a barcode of somebody else that reads "%s" is no command'],
      ['browser/ship/ship.test.ts', 'a scan in the wrong place buys nothing, types nothing and reaches the scan field'],
    ],
  },
};
