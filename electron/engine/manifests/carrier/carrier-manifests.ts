import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { Caller } from '../../identity/index.ts';
import type { ManifestsDeps } from '../deps.ts';
import { createInFlight } from '../../concurrency/index.ts';
import { failureOf, wordsOf } from '../../diagnostic-error.ts';
import { EngineError } from '../../engine-error.ts';
import { checkpoint } from '../../shipping/index.ts';
import type { ManifestRecord } from '../manifest-store.ts';
import { findManifest } from '../manifests.ts';
import { STOPPED } from '../../stopped.ts';
import type { Stopping } from '../../stopping.ts';
import { questionOf } from './carrier-order.ts';
import type { RequestOutcome } from './carrier-manifest.ts';
import { createManifestFollowUp } from './follow-up.ts';
import { lost, notSent, requestOutcome } from './request-outcome.ts';

/** How long the carrier may take to answer. */
const TIMEOUT_MS = 30_000;
/** Sooner than this after its request every one is being sent. */
const UNTOLD_MS = 60_000;

export interface AskCall {
  caller: Caller;
  id: string;
  /** A person says that the service has none. */
  isNotThere?: boolean;
}

const nothingAsked = () => new EngineError('STATION_STOPPING', 'The station is stopping; nothing was closed or asked.');

/** Carriers' own manifests: each is asked for once by the run that closed the day, and after that only what became of it. */
export function createCarrierManifests(deps: ManifestsDeps, stopping: Stopping) {
  const { manifests, carrierManifests } = deps.ledger;
  const inFlight = createInFlight(stopping);
  const sending = new Set<string>();
  /** Answers that the ledger did not take: they are written as soon as it does. */
  const unwritten = new Map<string, { manifest: ManifestRecord; outcome: RequestOutcome }>();
  const patience = () => AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), stopping.over]);

  /** As it is once the outcome is written, or was found to be decided already. */
  async function recordOutcome(manifest: ManifestRecord, outcome: RequestOutcome): Promise<ManifestRecord> {
    const { id, clientId, carrier } = manifest;
    const request = carrier?.request ?? 0;
    const written = await carrierManifests.recordOutcome(id, request, outcome);
    if (!written) return (await manifests.find(id)) ?? manifest;
    const at = new Date(deps.ledger.now()).toISOString();
    deps.events.publish({ type: 'manifest', id, state: `CARRIER_${outcome.state}`, at }, clientId);
    return written;
  }

  /** The carrier's answer, where this run has requested it. */
  async function answerTo(manifest: ManifestRecord): Promise<RequestOutcome> {
    let isAsked = false;
    try {
      const question = await questionOf(deps, manifest, patience());
      const ask = question?.adapter.manifest;
      if (!question || !ask) return notSent(diagnostic('MANIFEST_NOT_SENT'));
      isAsked = true;
      return requestOutcome(await ask(question.order), question.leftOut);
    } catch (error) {
      deps.log('no answer about a manifest', { manifestId: manifest.id, error });
      return isAsked
        ? lost(failureOf(error, 'MANIFEST_UNANSWERED'))
        : notSent(diagnostic('MANIFEST_NOT_SENT', { words: wordsOf(error) }));
    }
  }

  /** Sends what this run has requested. Never fails: the day is closed whatever the carrier says. */
  async function send(manifest: ManifestRecord): Promise<ManifestRecord> {
    if (manifest.carrier?.state !== 'REQUESTED') return manifest;
    sending.add(manifest.id);
    checkpoint('manifest-requested');
    const outcome = await answerTo(manifest);
    checkpoint('manifest-answered');
    try {
      return await recordOutcome(manifest, outcome);
    } catch (error) {
      deps.log('the answer about a manifest was not written', { manifestId: manifest.id, error });
      unwritten.set(manifest.id, { manifest, outcome });
      return manifest;
    } finally {
      sending.delete(manifest.id);
    }
  }

  /** What became of one that is SUBMITTED or UNKNOWN; null where the service cannot be asked. @throws Error where it does not say. */
  async function follow(manifest: ManifestRecord, signal = patience()): Promise<ManifestRecord | null> {
    const question = await questionOf(deps, manifest, signal);
    const ask = question?.adapter.followManifest;
    if (!question || !ask) return null;
    const outcome = await ask(question.order);
    const isNews = outcome.kind !== 'submitted' || manifest.carrier?.state !== 'SUBMITTED';
    return isNews ? recordOutcome(manifest, requestOutcome(outcome, question.leftOut)) : manifest;
  }

  /** Asks what became of it, for a person. Where that cannot be said, one in UNKNOWN has why; one in SUBMITTED is as it was. */
  async function followNow(manifest: ManifestRecord): Promise<ManifestRecord> {
    try {
      const found = await follow(manifest);
      if (found) return found;
    } catch (error) {
      deps.log('manifest still open', { manifestId: manifest.id, error });
      return manifest.carrier?.state === 'UNKNOWN'
        ? recordOutcome(manifest, lost(failureOf(error, 'MANIFEST_UNANSWERED')))
        : manifest;
    }
    const why = `The carrier of account ${manifest.carrierId} cannot be asked what became of its manifest; its portal says.`;
    throw new EngineError('OPERATION_NOT_SUPPORTED', why);
  }

  /** Writes the answer about a manifest that the ledger did not take before; null where there is none. */
  async function writeKept(id: string): Promise<ManifestRecord | null> {
    const kept = unwritten.get(id);
    if (!kept) return null;
    const written = await recordOutcome(kept.manifest, kept.outcome);
    if (unwritten.get(id) === kept) unwritten.delete(id);
    return written;
  }

  async function writeUnwritten(): Promise<void> {
    for (const id of [...unwritten.keys()]) await writeKept(id);
  }

  /** What a run that has ended had requested may have been sent. */
  async function recordAbandoned(): Promise<void> {
    for (const manifest of await carrierManifests.listAbandoned())
      await recordOutcome(manifest, lost(STOPPED.beforeAnswer));
  }

  /** What this run has requested without being told so, because its shared ledger went away in the middle of the commit, nobody has sent. */
  async function recordUntold(): Promise<void> {
    const inHand = new Set([...sending, ...unwritten.keys()]);
    for (const manifest of await carrierManifests.listRequested(deps.ledger.now() - UNTOLD_MS))
      if (!inHand.has(manifest.id)) await recordOutcome(manifest, notSent(diagnostic('MANIFEST_NOT_SENT')));
  }

  const followUp = createManifestFollowUp(deps, { stopping, writeUnwritten, recordAbandoned, recordUntold, follow });

  return {
    send,
    recordAbandoned,

    /**
     * Asks once more, by hand: for a new one where it was REFUSED, or where a person has looked and found none; else what became of it.
     * @throws EngineError NOT_FOUND, STATE_CONFLICT, OPERATION_NOT_SUPPORTED.
     */
    async askAgain({ caller, id, isNotThere = false }: AskCall): Promise<ManifestRecord> {
      const found = await findManifest(deps, caller, id);
      const manifest = (await writeKept(id)) ?? found;
      const { carrier } = manifest;
      if (!carrier) {
        const why = `The carrier of account ${manifest.carrierId} makes no manifest of its own, or the day was closed before it was asked for one.`;
        throw new EngineError('OPERATION_NOT_SUPPORTED', why);
      }
      const { state, request } = carrier;
      if (state === 'REFUSED' || (state === 'UNKNOWN' && isNotThere)) {
        const requested = await carrierManifests.requestAgain(id, request);
        if (requested) return send(requested);
        throw new EngineError('STATE_CONFLICT', "The carrier's manifest is being asked for by another call right now.");
      }
      if (state === 'SUBMITTED' || state === 'UNKNOWN') return followNow(manifest);
      throw new EngineError('STATE_CONFLICT', `The carrier's manifest is ${state}; it is not asked for once more.`);
    },

    /** Begins nothing once the station stops; a stop waits for what was begun. */
    run: <T>(work: () => Promise<T>): Promise<T> => inFlight.run(work, nothingAsked),

    start: followUp.start,
    async stop(): Promise<void> {
      await followUp.stop();
      await inFlight.settled();
      await writeUnwritten().catch((error: unknown) => deps.log('answers about manifests are lost', { error }));
    },
  };
}
