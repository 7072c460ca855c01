import type { DocumentDelivery, Settings } from '#shared/schema/settings.ts';
import type { VerifyRequest } from '#shared/schema/label-verification.ts';
import type { PresetDraft, PresetKind } from '#shared/schema/preset.ts';
import type { AddressDraft } from '#shared/schema/address-book.ts';
import type { Account } from '#shared/schema/account.ts';
import type { ResolutionRequest } from '#shared/schema/attention.ts';
import type { ApiClientDraft } from '#shared/schema/api-client.ts';
import { listAttention } from './attention/list-attention.ts';
import { lookUpNow } from './attention/look-up.ts';
import { resolveShipment, type ResolveCall } from './attention/resolve.ts';
import { changeAccount, createAccount, removeAccount, testAccount } from './accounts.ts';
import { listCarriers, type CarrierFilter } from './carrier-list.ts';
import { carrierRules } from './carrier-rules.ts';
import { checkShipment } from './check-shipment.ts';
import { setClientPrinter } from './client-printer.ts';
import { authenticate, createClient, findClient, issueToken, type Caller } from './clients.ts';
import { createShipment, type CreateCall } from './create-shipment.ts';
import type { EngineDeps } from './deps.ts';
import { EngineError } from './engine-error.ts';
import { createEventStreams, type EventCall } from './events/event-streams.ts';
import { ready } from './health.ts';
import { createHotFolder } from './hot-folder/hot-folder.ts';
import { createInFlight } from './in-flight.ts';
import { readFigures } from './metrics/figures.ts';
import { measurePurchase } from './metrics/measure.ts';
import { listShippingOptions } from './options/shipping-options.ts';
import type { DocumentRecord } from './ports.ts';
import { changeAddress, createAddress, listAddresses, removeAddress } from './addresses/addresses.ts';
import { forgetUnusedAddresses } from './addresses/remember-recipient.ts';
import { createBatches } from './batches/batches.ts';
import { changePreset, createPreset, removePreset } from './presets/presets.ts';
import { closeManifest, type CloseCall } from './manifests/close-manifest.ts';
import { listManifests, previewManifest, printManifest, readManifest } from './manifests/manifests.ts';
import { readCommercialInvoice, readLabelSheet, readPackingSlip } from './papers/papers.ts';
import type { PaperChoice } from './papers/ports.ts';
import { verifyLabels } from './papers/verify-labels.ts';
import { createOneAtATime } from './one-at-a-time.ts';
import { previewShipment } from './preview-shipment.ts';
import { createPrinting } from './printing/printing.ts';
import { shipAndPrint, type PrintWish } from './printing/print-after-purchase.ts';
import { createScaleDesk } from './scale/scale.ts';
import { createRequestLog } from './requests/request-log.ts';
import { backUp, listBackups } from './upkeep/backups.ts';
import { examine } from './upkeep/doctor.ts';
import { cancelRestore, planRestore, readBackup, readRestore } from './upkeep/restores.ts';
import { createUpkeep } from './upkeep/upkeep.ts';
import { createFollowUp } from './follow-up.ts';
import { recover } from './recover.ts';
import { voidShipment } from './void-shipment.ts';
import { createWebhooks } from './webhooks/webhooks.ts';
import { createPairings } from './session/pairings.ts';
import { createPairing, openSession, renewSession, windowCaller } from './session/sessions.ts';
import { exportShipments } from './history/export-shipments.ts';
import type { FilterParameters } from './history/filter.ts';
import { totalShipments } from './history/total-shipments.ts';
import { listShipments, type ListParameters } from './history/list-shipments.ts';
import { readByTransaction, readShipment } from './shipments.ts';

const beingSettled = () =>
  new EngineError('STATE_CONFLICT', 'The shipment is being settled by another call right now.', {
    purchase: 'unknown',
  });

/** The use cases of the station; every edge (HTTP, window, command line) comes in here. */
export function createEngine(deps: EngineDeps) {
  const { ledger } = deps;
  const inFlight = createInFlight();
  const streams = createEventStreams(ledger.feed, deps.events);
  const oneAtATime = createOneAtATime();
  const settling = <T>(shipmentId: string, work: () => Promise<T>) => oneAtATime.run(shipmentId, work, beingSettled);
  const buy = (call: CreateCall) => measurePurchase(deps.metrics, () => createShipment(deps, inFlight, call));
  const followUp = createFollowUp(deps, settling);
  const upkeep = createUpkeep(deps);
  const printing = createPrinting(deps);
  const batches = createBatches(deps, buy);
  const webhooks = createWebhooks(deps);
  const hotFolder = createHotFolder(deps, batches);
  const scale = createScaleDesk(deps);
  const pairings = createPairings(() => ledger.now());
  return {
    createShipment: buy,
    shipAndPrint: (call: CreateCall, wish: PrintWish) =>
      shipAndPrint({ printing, ledger, log: deps.log }, wish, () => buy(call)),
    checkShipment: (clientId: string, body: unknown) => checkShipment(deps, clientId, body),
    listShippingOptions: (body: unknown) => listShippingOptions(deps, body),
    previewShipment: (body: unknown, packageNumber: number) => previewShipment(deps, body, packageNumber),
    listShipments: (parameters: ListParameters) => listShipments(deps, parameters),
    totalShipments: (filter: FilterParameters) => totalShipments(deps, filter),
    exportShipments: (filter: FilterParameters) => exportShipments(deps, filter),
    readShipment: (id: string) => readShipment(deps, id),
    readByTransaction: (call: { clientId: string; transactionId: string; documents: DocumentDelivery | undefined }) =>
      readByTransaction(deps, call),

    listCarriers: (filter: CarrierFilter) => listCarriers(deps, filter),
    listRules: () => deps.carriers.map(carrierRules),
    listAccounts: () => ledger.accounts.list(),
    createAccount: (account: Account) => createAccount(deps, account),
    changeAccount: (carrierId: string, account: Account) => changeAccount(deps, carrierId, account),
    removeAccount: (carrierId: string) => removeAccount(deps, carrierId),
    testAccount: (carrierId: string) => testAccount(deps, carrierId),

    listClients: () => ledger.clients.list(),
    createClient: (draft: ApiClientDraft) => createClient(ledger, draft),
    setClientPrinter: (id: string, printerId: string | null) => setClientPrinter(deps, id, printerId),
    async revokeClient(id: string): Promise<void> {
      if (!(await ledger.clients.revoke(id))) throw new EngineError('NOT_FOUND', `There is no API client ${id}.`);
    },
    findClient: (accessKey: string, secretKey: string) => findClient(ledger, accessKey, secretKey),
    issueToken: (...[client, scopes]: [Parameters<typeof issueToken>[1], Parameters<typeof issueToken>[2]?]) =>
      issueToken(ledger, client, scopes),
    authenticate: (token: string) => authenticate(ledger, token),

    listAttention: async () => ({ ...(await listAttention(deps)), prints: await printing.listUncertain() }),
    lookUpShipment: (id: string, requestId: string) => settling(id, () => lookUpNow(deps, id, requestId)),
    resolveShipment: (id: string, resolution: ResolutionRequest, call: ResolveCall) =>
      settling(id, () => resolveShipment(deps, id, resolution, call)),
    voidShipment: (id: string, call: { clientId: string; requestId: string; reason: string }) =>
      settling(id, () => voidShipment(deps, id, call)),

    printing,

    listManifests: (query: Parameters<typeof listManifests>[1]) => listManifests(deps, query),
    previewManifest: (carrierId: string) => previewManifest(deps, carrierId),
    closeManifest: (call: CloseCall) => closeManifest(deps, call),
    readManifest: (id: string) => readManifest(deps, id),
    printManifest: (id: string) => printManifest(deps, id),

    readPackingSlip: (id: string, choice: PaperChoice) => readPackingSlip(deps, id, choice),
    readCommercialInvoice: (id: string, choice: PaperChoice) => readCommercialInvoice(deps, id, choice),
    readLabelSheet: (id: string, choice: Parameters<typeof readLabelSheet>[2]) => readLabelSheet(deps, id, choice),
    readCommandBarcodes: (choice: PaperChoice) => deps.papers.commandSheetFor(choice, ledger.now()),
    verifyLabels: (request: VerifyRequest) => verifyLabels(deps, request),

    createPairing: () => createPairing(deps, pairings),
    openSession: (code: string) => openSession(deps, pairings, code),
    renewSession: (caller: Caller) => renewSession(deps, caller),
    windowCaller: () => windowCaller(deps),

    batches,

    webhooks,
    hotFolder,
    scale,

    listAddresses: (query: Parameters<typeof listAddresses>[1]) => listAddresses(deps, query),
    createAddress: (draft: AddressDraft) => createAddress(deps, draft),
    changeAddress: (id: string, draft: AddressDraft) => changeAddress(deps, id, draft),
    removeAddress: (id: string) => removeAddress(deps, id),
    forgetUnusedAddresses: () => forgetUnusedAddresses(deps),

    listPresets: (kind?: PresetKind) => ledger.presets.list(kind),
    createPreset: (draft: PresetDraft) => createPreset(deps, draft),
    changePreset: (id: string, draft: PresetDraft) => changePreset(deps, id, draft),
    removePreset: (id: string) => removePreset(deps, id),

    readSettings: () => ledger.settings.read(),
    async changeSettings(settings: Settings): Promise<Settings> {
      await hotFolder.checkSetting(settings);
      const before = await ledger.settings.read();
      await ledger.settings.write(settings);
      await hotFolder.settingChanged(before, settings);
      await scale.settingChanged(before, settings);
      const at = new Date(ledger.now()).toISOString();
      deps.events.publish({ type: 'settings', id: 'settings', state: 'CHANGED', at });
      return settings;
    },

    /** The bytes behind a signed link. @throws EngineError SIGNATURE_INVALID, FILE_EXPIRED or NOT_FOUND. */
    async readFile(
      id: string,
      expires?: string,
      signature?: string,
    ): Promise<{ document: DocumentRecord; bytes: Uint8Array }> {
      deps.links.check(id, expires, signature);
      const stored = await ledger.shipments.documentBytes(id);
      if (!stored) throw new EngineError('NOT_FOUND', 'The document is not kept any more.');
      return stored;
    },

    openEvents: (call: EventCall) => streams.open(call),
    ready: () => ready(deps),
    readMetrics: async () => deps.metrics.expose(await readFigures(deps, webhooks.list)),
    now: () => ledger.now(),
    /** Why the ledger may only be read, in words; null where it is written, too. */
    readOnly: ledger.readOnly,
    async recover(): Promise<void> {
      await recover(deps);
      await printing.recover();
      await batches.recover();
    },
    requests: createRequestLog(ledger, ledger.clients),
    upkeep,
    examine: () => examine(deps),
    listBackups: () => listBackups(deps),
    backUp: () => backUp(deps),
    readBackup: (name: string) => readBackup(deps, name),
    readRestore: () => readRestore(deps),
    planRestore: (name: string) => planRestore(deps, name),
    cancelRestore: () => cancelRestore(deps),

    /** Takes up shipments that are not finished, from now on by itself. */
    followUp: () => followUp.start(),
    async stop(patienceMs: number): Promise<void> {
      streams.close();
      await hotFolder.stop();
      await Promise.all([
        inFlight.stop(patienceMs),
        followUp.stop(),
        upkeep.stop(),
        webhooks.stop(),
        batches.shutDown(),
        printing.stop(patienceMs),
        scale.stop(),
      ]);
    },
  };
}

export type Engine = ReturnType<typeof createEngine>;
