import { configFault, defineAdapter } from '#electron/engine/accounts/index.ts';
import { SendcloudConfig } from './config.ts';
import { words } from './messages/index.ts';
import { TEST_OPTION } from './option-code.ts';
import { requestFaults } from './request-faults.ts';
import { SERVICE_ADDRESS } from './service.ts';

/** Buys from Sendcloud's API v3. @param address other than Sendcloud's own in tests only */
export const sendcloudDefinition = (address = SERVICE_ADDRESS) =>
  defineAdapter({
    type: 'sendcloud',
    config: SendcloudConfig,
    secrets: { members: { secretKey: { of: 'publicKey' } }, origin: () => new URL(address).origin },
    /** There are no keys for tests: all but this one option is charged. */
    isTest: (_, serviceCode) => serviceCode === TEST_OPTION,
    drawsLabels: false,
    voidMeans: 'CREDIT_REQUESTED',
    ownIdLength: 32,
    isUntried: true,
    *faults({ secretKey }) {
      if (secretKey === undefined) yield configFault('FIELD_REQUIRED', 'secretKey', 'secretKey is required.');
    },
    requestFaults,
    form: [
      { member: 'publicKey', columns: 4, code: true, needed: true },
      { member: 'secretKey', columns: 4, needed: true },
      { member: 'contractId', columns: 4, code: true },
      { member: 'exportReason', columns: 4, advanced: true },
      { member: 'exportType', columns: 4, advanced: true },
    ],
    words,
  });
