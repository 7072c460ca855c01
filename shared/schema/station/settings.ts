import { Type, type Static } from 'typebox';
import { HotFolderSetting } from '../batches/hot-folder.ts';
import { Literals } from '../literals.ts';
import { Nullable } from '../nullable.ts';
import { ScaleConnection } from './scale.ts';

export const DOCUMENT_DELIVERIES = ['base64', 'url'] as const;
export type DocumentDelivery = (typeof DOCUMENT_DELIVERIES)[number];

/** An origin as browsers send it: scheme, host in lower case, and the port where it is not the scheme's own. */
const ORIGIN = '^(?:http://(?!.*:80$)|https://(?!.*:443$))[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[1-9][0-9]{0,4})?$';

/** What an administrator sets once for the whole station. */
export const Settings = Type.Object(
  {
    documents: Literals(DOCUMENT_DELIVERIES, {
      description: 'How answers carry documents where the call does not say',
    }),
    retentionDays: Type.Integer({
      minimum: 1,
      maximum: 3650,
      description: 'How long addresses and label bytes are kept',
    }),
    purchaseTimeoutSeconds: Type.Integer({
      minimum: 1,
      maximum: 120,
      description: 'After this a purchase without an answer is UNKNOWN',
    }),
    rememberRecipients: Type.Boolean({ description: 'Whether recipients are kept in the address book' }),
    batchConcurrency: Type.Integer({
      minimum: 1,
      maximum: 8,
      description: 'How many rows of a batch are bought at once',
    }),
    hotFolder: Nullable(HotFolderSetting),
    scale: ScaleConnection,
    openAtLogin: Type.Boolean({
      description: 'Whether the installed desktop application starts when its user logs in',
    }),
    checkForUpdates: Type.Boolean({
      description: 'Whether the installed desktop application looks for newer versions where its package says',
    }),
    allowPrivateWebhooks: Type.Boolean({
      description: 'Whether webhooks may go to addresses of private networks, and there unencrypted',
    }),
    purchasesPerSecond: Type.Integer({
      minimum: 1,
      maximum: 100_000,
      description: 'How many create calls of one API client are taken in a second; more are answered 429',
    }),
    buyByScan: Type.Boolean({
      description:
        'Whether the last scan at this desk buys the label of an order, where everything that a person would look at is right',
    }),
    allowedOrigins: Type.Array(
      Type.String({
        pattern: ORIGIN,
        'x-form': 'an origin in lower case: scheme and host, and a port where it is not the usual one',
        examples: ['https://shop.example'],
      }),
      {
        maxItems: 20,
        uniqueItems: true,
        description: 'Web pages of exactly these origins may call the station, with a token; none unless listed',
      },
    ),
  },
  { title: 'Settings', additionalProperties: false },
);
export type Settings = Static<typeof Settings>;

export const DEFAULT_SETTINGS: Settings = {
  documents: 'base64',
  retentionDays: 90,
  purchaseTimeoutSeconds: 30,
  rememberRecipients: true,
  batchConcurrency: 2,
  hotFolder: null,
  scale: { type: 'none' },
  openAtLogin: false,
  checkForUpdates: false,
  allowPrivateWebhooks: false,
  purchasesPerSecond: 1000,
  buyByScan: false,
  allowedOrigins: [],
};
