import type { AttentionItem, ResolutionRequest } from '#shared/schema/shipping/attention.ts';
import type { ShipmentDetail } from '#shared/schema/shipping/shipment.ts';
import { CliError } from '../cli-error.ts';
import type { Register } from '../context.ts';
import { EXIT, exitCodeIn } from '../exit-codes.ts';
import { findShipment } from '../find-shipment.ts';
import { table } from '../io.ts';

interface ResolveOptions {
  found?: string[];
  notBought?: boolean;
  writeOff?: boolean;
  lookUp?: boolean;
  reason?: string;
}

/** What a person found out, as the API takes it; null where the carrier is to be asked. @throws CliError where not exactly one way is named. */
function decisionOf({ found, notBought, writeOff, lookUp, reason }: ResolveOptions): ResolutionRequest | null {
  const ways = [found !== undefined, notBought, writeOff, lookUp].filter(Boolean);
  if (ways.length !== 1) {
    throw new CliError('Name one: --found TRACKING_NUMBER…, --not-bought, --write-off or --look-up.', EXIT.invalid);
  }
  if (lookUp) return null;
  const why = reason === undefined ? {} : { reason };
  if (found) return { decision: 'found', trackingNumbers: found, ...why };
  return { decision: notBought ? 'not_bought' : 'written_off', ...why };
}

const inWords = ({ shipment }: ShipmentDetail) =>
  `${shipment.transactionId} is ${shipment.state}${shipment.trackingNumbers.length > 0 ? `: ${shipment.trackingNumbers.join(' ')}` : ''}.`;

const toRows = (items: readonly AttentionItem[]) =>
  items.map(({ shipment, since, carrierSentence }) => [
    ...[shipment.id, shipment.transactionId, shipment.carrierId, since, carrierSentence ?? ''],
  ]);

export const registerAttention: Register = (program, on) => {
  program
    .command('attention')
    .description(
      'shipments that may have been bought, labels that may have come out or came too late to be printed, manifests that the carrier may have',
    )
    .action(
      on(async ({ station, show }) => {
        const list = await (await station()).call('listAttention');
        const [rows, unlabelled] = [toRows(list.items), toRows(list.unlabelled)];
        const prints = list.prints.map(({ id, printerId, trackingNumber, updatedAt, detail }) => [
          id,
          printerId,
          trackingNumber ?? '',
          updatedAt,
          detail ?? '',
        ]);
        const unprinted = list.unprinted.map(({ shipment, printerId, since }) => [
          ...[shipment.id, shipment.transactionId, printerId, since],
        ]);
        const manifests = list.manifests.map(({ id, number, carrierId, carrierManifest }) => [
          ...[id, number, carrierId, carrierManifest?.updatedAt ?? '', carrierManifest?.reason ?? ''],
        ]);
        show(
          list,
          () =>
            [
              rows.length > 0 && table([['Shipment', 'Transaction', 'Account', 'Since', 'What is known'], ...rows]),
              unlabelled.length > 0 &&
                table([['Without label', 'Transaction', 'Account', 'Since', 'What is known'], ...unlabelled]),
              prints.length > 0 && table([['Print job', 'Printer', 'Label', 'Since', 'What is known'], ...prints]),
              unprinted.length > 0 && table([['Not printed', 'Transaction', 'Printer', 'Since'], ...unprinted]),
              manifests.length > 0 &&
                table([['Manifest', 'Number', 'Account', 'Since', 'What is known'], ...manifests]),
            ]
              .filter(Boolean)
              .join('\n') || 'Nothing waits.',
        );
        return EXIT.ok;
      }),
    );

  program
    .command('resolve <id>')
    .description('settle a shipment that may have been bought')
    .option('--look-up', 'ask the carrier')
    .option('--found <number...>', 'it was bought: its tracking numbers, one for each package')
    .option('--not-bought', 'it was not; the transactionId is free again')
    .option('--write-off', 'close it without knowing')
    .option('--reason <text>', 'kept in the journal: name the source, not a person')
    .action(
      on<ResolveOptions>(async ({ station, show }, [text = ''], options) => {
        const decision = decisionOf(options);
        const client = await station();
        const { id } = await findShipment(client, text);
        if (decision === null) {
          const result = await client.call('lookUpShipment', { params: { id } });
          show(result, () => `${result.detail} ${inWords(result.shipment)}`);
          return exitCodeIn(result.shipment.shipment.state, result.shipment.shipment.purchase);
        }
        const { shipment } = await client.call('resolveShipment', { params: { id }, body: decision });
        show({ shipment }, () => inWords(shipment));
        return EXIT.ok;
      }),
    );
};
