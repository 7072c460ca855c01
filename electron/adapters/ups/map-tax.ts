import type { TaxIdentifier } from '#shared/schema/shipping/customs.ts';
import type { ShipmentRequest } from '#shared/schema/shipping/shipment-request.ts';
import { issuerOf } from '../http/tax-issuer.ts';
import { filled } from './map-party.ts';

interface Kind {
  /** UPS's type of the number. */
  type: string;
  /** What it is for; customs unless given. */
  purpose?: string;
  /** Whether a recipient may have one. */
  recipient: boolean;
}

const COMPANY: Kind = { type: '1002', recipient: true };
const KINDS: Readonly<Record<string, Kind>> = {
  VAT: COMPANY,
  EIN: COMPANY,
  TIN: COMPANY,
  ABN: COMPANY,
  PAN: COMPANY,
  EORI: { type: '0002', purpose: '02', recipient: true },
  SSN: { type: '0005', recipient: true },
  PCCC: { type: '1005', recipient: true },
  PASSPORT: { type: '1004', recipient: false },
};
/** Numbers under which a seller collects the buyer's tax; a shipment has one. */
const COLLECTED: Readonly<Record<string, string>> = { IOSS: '0356', VOEC: '0357' };
/** UPS's roles: the agent at one end of the way, and what the owner of the number is to the shipment. */
const ROLES = {
  SHIPPER: { agent: '20', customer: '37' },
  RECIPIENT: { agent: '30', customer: '18' },
  IOR: { agent: '30', customer: '05' },
} as const;

interface Known {
  type: NonNullable<TaxIdentifier['identifierType']> | '';
  entity: keyof typeof ROLES;
  value: string;
}

/** Those with a value; whose they are is the shipper unless said. */
export function numbersIn({ taxIndentifiers }: ShipmentRequest): Known[] {
  return (taxIndentifiers ?? []).flatMap(({ identifierType, taxableEntityType, value }: TaxIdentifier) => {
    const text = filled(value);
    const entity = (taxableEntityType ?? 'SHIPPER') as Known['entity'];
    return text === undefined ? [] : [{ type: identifierType ?? '', entity, value: text }];
  });
}

const isCollected = ({ type }: Known) => type in COLLECTED;

/** Whether UPS has a place for the number beside the others. */
export function hasPlace(number: Known, all: readonly Known[]): boolean {
  if (isCollected(number)) return all.find(isCollected) === number;
  const kind = KINDS[number.type];
  return kind !== undefined && (kind.recipient || number.entity === 'SHIPPER');
}

/** Of the seller who collects the buyer's tax. */
export function toVendor(request: ShipmentRequest) {
  const found = numbersIn(request).find(isCollected);
  return found && { VendorCollectIDTypeCode: COLLECTED[found.type] ?? '', VendorCollectIDNumber: found.value };
}

/** The other numbers, by the end of the way that they belong to. @param from the country of the sender */
export function toTaxInformation(request: ShipmentRequest, from: string) {
  const numbers = numbersIn(request).filter((number) => !isCollected(number));
  const to = request.recipient.address.countryCode;
  const groups = Object.entries(Object.groupBy(numbers, ({ entity }) => ROLES[entity].agent));
  if (groups.length === 0) return undefined;
  return {
    AgentTaxIdentificationNumber: groups.map(([agent, held = []]) => ({
      AgentRole: agent,
      TaxIdentificationNumber: held.map((number) => toNumber(number, number.entity === 'SHIPPER' ? from : to)),
    })),
  };
}

/** Of a recipient UPS takes the numbers of companies and of persons only. @param country that wants to see it, and gave it where it does not tell */
function toNumber({ type, entity, value }: Known, country: string) {
  const { type: code = '0000', purpose = '01' } = KINDS[type] ?? {};
  return {
    IdentificationNumber: value,
    IDNumberCustomerRole: ROLES[entity].customer,
    IDNumberEncryptionIndicator: '0',
    IDNumberIssuingCntryCd: issuerOf({ ...(type !== '' && { identifierType: type }), value }) ?? country,
    IDNumberPurposeCode: purpose,
    IDNumberRequestingCntryCd: country,
    IDNumberTypeCode: entity !== 'SHIPPER' && code === '0002' ? COMPANY.type : code,
  };
}
