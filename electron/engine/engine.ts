import type { Settings } from '#shared/schema/station/settings.ts';
import type { VerifyRequest } from '#shared/schema/printing/label-verification.ts';
import type { PresetDraft, PresetKind } from '#shared/schema/station/preset.ts';
import type { AddressDraft } from '#shared/schema/station/address-book.ts';
import type { Account } from '#shared/schema/accounts/account.ts';
import type { ResolutionRequest } from '#shared/schema/shipping/attention.ts';
import type { ApiClientDraft } from '#shared/schema/identity/api-client.ts';
import { listAttention } from './attention/list-attention.ts';
import type { ResolveCall } from './shipping/in-doubt/resolve.ts';
import { changeAccount, createAccount, removeAccount, testAccount } from './accounts/accounts.ts';
import { listCarriers, type CarrierFilter } from './accounts/carrier-list.ts';
import { carrierRules } from './accounts/carrier-rules.ts';
import { checkShipment } from './shipping/purchase/check-shipment.ts';
import { setClientPrinter } from './identity/client-printer.ts';
import { authenticate, createClient, findClient, issueToken, type Caller } from './identity/clients.ts';
import type { CreateCall } from './shipping/purchase/create-shipment.ts';
import type { EngineDeps } from './deps.ts';
import { EngineError } from './engine-error.ts';
import { createEventStreams, type EventCall } from './events/event-streams.ts';
import { ready } from './maintenance/health.ts';
import { createHotFolder } from './hot-folder/hot-folder.ts';
import { readGauges } from './metrics/gauges.ts';
import type { Meter } from './metrics/metrics.ts';
import { measurePurchase } from './metrics/measure.ts';
import { listShippingOptions } from './shipping/shipping-options.ts';
import type { DocumentRecord } from './shipping/documents/document.ts';
import { changeAddress, createAddress, listAddresses, removeAddress } from './addresses/addresses.ts';
import { forgetUnusedAddresses } from './addresses/remember-recipient.ts';
import { createBatches } from './batches/batches.ts';
import { changePreset, createPreset, removePreset } from './presets/presets.ts';
import { closeManifest, type CloseCall } from './manifests/close-manifest.ts';
import { listManifests, previewManifest, printManifest, readManifest } from './manifests/manifests.ts';
import { readCommercialInvoice, readLabelSheet, readPackingSlip } from './documents/papers.ts';
import type { PaperChoice } from './documents/ports.ts';
import { verifyLabels } from './documents/verify-labels.ts';
import { previewShipment } from './shipping/purchase/preview-shipment.ts';
import { createPrinting } from './printing/printing.ts';
import { shipAndPrint, type PrintWish } from './printing/print-after-purchase.ts';
import { createScaleDesk } from './scale/scale.ts';
import { createRequestLog } from './maintenance/request-log.ts';
import { backUp, listBackups } from './maintenance/backups.ts';
import { examine } from './maintenance/doctor.ts';
import { confirmClock } from './maintenance/clock-doubt.ts';
import { confirmRestore } from './shipping/recovery/ledger-gap.ts';
import { cancelRestore, planRestore, readBackup, readRestore } from './maintenance/restores.ts';
import { createMaintenance } from './maintenance/maintenance.ts';
import { createShipping } from './shipping/shipping.ts';
import { createStop } from './stopping.ts';
import { createWebhooks } from './webhooks/webhooks.ts';
import { createPairings } from './identity/pairings.ts';
import { createPairing, createWindowClient, openSession, renewSession, windowCaller } from './identity/sessions.ts';
import { exportShipments } from './history/export-shipments.ts';
import type { FilterParameters } from './history/filter.ts';
import { createSlowLane } from './history/slow-lane.ts';
import { totalShipments } from './history/total-shipments.ts';
import { listShipments, type ListParameters } from './history/list-shipments.ts';
import { onOwnShipment } from './shipping/shipments.ts';
import { readByTransaction, readShipment, type TransactionCall } from './shipping/shipments.ts';

/** The use cases of the station; every edge (HTTP, window, command line) comes in here. */
export function createEngine(deps: EngineDeps) {
  const { ledger } = deps;
  const stop = createStop(deps.log);
  const streams = createEventStreams(ledger.feed, deps.events);
  const shipping = createShipping(deps, stop, { cancelPrints: (id, actor) => printing.cancelVoided(id, actor) });
  const own = <T>(caller: Caller, id: string, work: () => Promise<T>) => onOwnShipment(deps, caller, id, work);
  const buy = (call: CreateCall) => measurePurchase(deps.metrics, () => shipping.ship(call));
  const maintenance = createMaintenance(deps, stop);
  const printing = createPrinting(deps);
  const batches = createBatches(deps, buy);
  const webhooks = createWebhooks(deps);
  const hotFolder = createHotFolder(deps, batches);
  const scale = createScaleDesk(deps);
  const slowLane = createSlowLane();
  const windowClient = createWindowClient(deps);
  const pairings = createPairings(() => ledger.now());
  return {
    createShipment: buy,
    shipAndPrint: (call: CreateCall, wish: PrintWish) =>
      shipAndPrint({ printing, ledger, log: deps.log }, wish, () => buy(call)),
    checkShipment: (clientId: string, body: unknown) => checkShipment(deps, clientId, body),
    listShippingOptions: (body: unknown) => listShippingOptions(deps, body),
    previewShipment: (body: unknown, packageNumber: number) => previewShipment(deps, body, packageNumber),
    listShipments: (caller: Caller, parameters: ListParameters) => listShipments(deps, caller, parameters),
    totalShipments: (caller: Caller, filter: FilterParameters) => totalShipments(deps, caller, filter),
    exportShipments: (caller: Caller, filter: FilterParameters) =>
      exportShipments({ ...deps, slowLane }, caller, filter),
    readShipment: (caller: Caller, id: string) => own(caller, id, () => readShipment(deps, id)),
    readByTransaction: (caller: Caller, call: TransactionCall) => readByTransaction(deps, caller, call),

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

    listAttention: async (caller: Caller) => ({
      ...(await listAttention(deps, caller)),
      prints: await printing.listUncertain(caller),
    }),
    lookUpShipment: (caller: Caller, id: string, requestId: string) =>
      own(caller, id, () => shipping.lookUp(id, requestId)),
    resolveShipment: (id: string, resolution: ResolutionRequest, call: ResolveCall) =>
      own(call.caller, id, () => shipping.resolve(id, resolution, call)),
    voidShipment: (caller: Caller, id: string, call: { requestId: string; reason: string }) =>
      own(caller, id, () => shipping.void(id, { ...call, clientId: caller.clientId })),

    printing,

    listManifests: (caller: Caller, query: Parameters<typeof listManifests>[2]) => listManifests(deps, caller, query),
    previewManifest: (caller: Caller, carrierId: string) => previewManifest(deps, caller, carrierId),
    closeManifest: (call: CloseCall) => closeManifest(deps, call),
    readManifest: (caller: Caller, id: string) => readManifest(deps, caller, id),
    printManifest: (caller: Caller, id: string) => printManifest(deps, caller, id),

    readPackingSlip: (caller: Caller, id: string, choice: PaperChoice) =>
      own(caller, id, () => readPackingSlip(deps, id, choice)),
    readCommercialInvoice: (caller: Caller, id: string, choice: PaperChoice) =>
      own(caller, id, () => readCommercialInvoice(deps, id, choice)),
    readLabelSheet: (caller: Caller, id: string, choice: Parameters<typeof readLabelSheet>[2]) =>
      own(caller, id, () => readLabelSheet(deps, id, choice)),
    readCommandBarcodes: (choice: PaperChoice) => deps.papers.commandSheetFor(choice, ledger.now()),
    verifyLabels: (caller: Caller, request: VerifyRequest) => verifyLabels(deps, caller, request),

    createPairing: () => createPairing(deps, pairings),
    openSession: (code: string) => openSession({ ...deps, windowClient }, pairings, code),
    renewSession: (caller: Caller) => renewSession(deps, caller),
    windowCaller: () => windowCaller({ windowClient }),

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
    readMetrics: async () => deps.metrics.expose(await readGauges(deps, webhooks.listAll)),
    now: () => ledger.now(),
    /** Why the ledger may only be read, in words; null where it is written, too. */
    readOnly: ledger.readOnly,
    async recover(): Promise<void> {
      await shipping.recover();
      await printing.recover();
      await batches.recover();
    },
    requests: createRequestLog(ledger, ledger.clients),
    meter: deps.metrics as Meter,
    maintenance,
    examine: () => examine(deps),
    listBackups: () => listBackups(deps),
    backUp: () => backUp(deps),
    readBackup: (name: string) => readBackup(deps, name),
    readRestore: () => readRestore(deps),
    planRestore: (name: string) => planRestore(deps, name),
    cancelRestore: () => cancelRestore(deps),
    confirmClock: (clientId: string) => confirmClock(deps, clientId),
    confirmRestore: (clientId: string) => confirmRestore(deps, clientId),

    /** Takes up shipments that are not finished, from now on by itself. */
    followUp: () => shipping.followUp(),
    /** Ends everything at once, and always ends: what hangs is named in the log and left behind. */
    async stop(patienceMs: number): Promise<void> {
      streams.close();
      await stop.run(
        {
          shipping: shipping.stop,
          batches: batches.shutDown,
          'hot folder': hotFolder.stop,
          printing: () => printing.stop(patienceMs),
          webhooks: webhooks.stop,
          maintenance: maintenance.stop,
          scale: scale.stop,
        },
        patienceMs,
      );
    },
  };
}

export type Engine = ReturnType<typeof createEngine>;
