import { violation } from '../violation.ts';
import type { CheckedRequest } from './request-faults.ts';
import type { Violation, Warning } from '#shared/diagnostics/problem.ts';
import type { ElementSources } from '#shared/barcode/application-identifiers.ts';
import type { AdapterConfig, TrackingSymbology } from '#shared/schema/accounts/account.ts';
import type { Spoken } from '#shared/schema/by-language.ts';
import type { VoidConsequence } from '#shared/schema/shipping/void.ts';
import type { AdapterWords, ConfigOf, ConfigSchema, FieldWords } from '#shared/schema/accounts/adapter.ts';

/** One field of an account's form; how it is typed follows from the schema of its member. */
export interface FormField<M extends string = string> {
  member: M;
  /** Of twelve. */
  columns: number;
  /** Marked as one that must be filled. */
  needed?: true;
  /** Shown among what hardly anybody has to set. */
  advanced?: true;
  /** No text for people: a key, a number, an address. */
  code?: true;
  example?: string;
  unit?: string;
}

/** How the secrets of an account are kept. */
export interface SecretRules<C, M extends string = string> {
  /**
   * Every member that is secret. `of` is the member that it belongs to, such as an access key, by which the service then knows who calls; a
   * secret without one is itself what it knows the caller by.
   */
  members: Partial<Record<M, { of?: M }>>;
  /** The one place that they are sent to; null where the configuration names none. */
  origin(config: C): string | null;
  /** Members that decide who is believed to be there. */
  trust?: readonly M[];
  /** Members that say where the service is, and nothing else: of one that has moved, what was bought before is asked about where it is now. */
  place?: readonly M[];
  /**
   * What the secrets say of the account as they are typed, such as that a key is one for tests: members of the configuration, kept beside the
   * mask for as long as the secrets are. Whatever a caller sends in them gives way.
   */
  says?(config: C): Partial<C>;
}

type Words<M extends string> = AdapterWords & { fields: Record<M, FieldWords> };

/** What the station knows of an adapter without asking anybody: data, and pure functions of an account's configuration. */
export interface AdapterSpec<C extends { type: string } = AdapterConfig, M extends string = string> {
  type: C['type'];
  /** The members of `adapter` in an account, `type` among them; its title is its name in the API's description. */
  config: ConfigSchema;
  secrets?: SecretRules<C, M>;
  /** Whether labels are marked as not for shipping: of all its accounts, or told by each one's configuration, or by the service bought. */
  isTest: boolean | ((config: C, serviceCode: string | null) => boolean);
  /** Whether the station draws the labels; else they are the carrier's own. */
  drawsLabels: boolean;
  /** What giving a label back means for the money, where that can be said before. */
  voidMeans?: VoidConsequence;
  /** How many characters the service takes of an id that is ours; where it takes one, it is stored with the attempt before anything is sent. */
  ownIdLength?: number;
  /** Hosts beside the service's own that its labels are fetched from. */
  labelHosts?: readonly string[];
  /** Nobody of us has bought from the live service with it: accounts say so until a person ticks that off. */
  isUntried?: true;
  /** The barcode that holds the tracking number on labels that are drawn here; CODE128 unless given. */
  symbology?(config: C): TrackingSymbology;
  /** Where the GS1 logistic label takes its element strings from; null or absent where labels are not that one. */
  logisticLabel?(config: C): ElementSources | null;
  /** The account's own patience with its carrier, in place of the station's. */
  deadlineSeconds?(config: C): number | undefined;
  /** What an account must keep to beyond the schema; pointers begin with `/adapter/`. */
  faults?(config: C): Iterable<Violation>;
  /**
   * What of a request the service has no room for, or cannot do without, beyond the rules of the carrier: refused before anything is sent, in the
   * dry run too, and never cut. Asked where a request broke no rule.
   */
  requestFaults?(checked: CheckedRequest<C>): Iterable<Violation>;
  /** What of such a request is not sent, because the service has no room for it and the parcel arrives without it. */
  requestWarnings?(checked: CheckedRequest<C>): Iterable<Warning>;
  form: readonly FormField<M>[];
  words: Spoken<Words<M>>;
}

/** A definition as the station keeps it, whatever its configuration looks like. */
export type AdapterDefinition = AdapterSpec;

type MemberOf<C> = Exclude<keyof C, 'type'> & string;

/** Checks at compile time that words, form and secrets name the members of the configuration, all of them and no others. */
export const defineAdapter = <S extends ConfigSchema>(
  spec: Omit<AdapterSpec<ConfigOf<S>, MemberOf<ConfigOf<S>>>, 'config'> & { config: S },
): AdapterDefinition => spec as unknown as AdapterDefinition;

/** An objection to a member of an account's configuration. */
export const configFault = (code: Violation['code'], member: string, message: string, actual?: unknown): Violation =>
  violation(code, `/adapter/${member}`, message, actual);
