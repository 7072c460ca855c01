import { Type } from 'typebox';
import { RULED_BY } from '../schema/accounts/carrier.ts';
import { AccountDesign } from '../schema/accounts/labels/account-design.ts';
import { DesignCheck, DesignCheckRequest } from '../schema/accounts/labels/design-check.ts';
import { LabelLayout } from '../schema/accounts/labels/label-layout.ts';
import { LogoUpload } from '../schema/accounts/labels/label-logo.ts';
import { RoutingMissBody, RoutingTableInfo, RoutingTableUpload } from '../schema/accounts/labels/routing-table.ts';
import { Literals } from '../schema/literals.ts';
import { Nullable } from '../schema/nullable.ts';
import { defineRoute } from './define-route.ts';

const PATH = '/station/v1/accounts/:carrierId';
const params = Type.Object({ carrierId: Type.String() });
/** Of labels that the carrier draws there is nothing to set. */
const problems = ['NOT_FOUND', 'OPERATION_NOT_SUPPORTED'] as const;
/** A design is stored on top of the one that was read; one that others change all the time is not. */
const changes = [...problems, 'STATE_CONFLICT', 'STORAGE_FULL'] as const;
const MEBIBYTE = 2 ** 20;

export const listLabelLayouts = defineRoute({
  method: 'GET',
  path: '/station/v1/label-layouts',
  summary: 'List the layouts that labels of each carrier have, to begin an own one with',
  tag: 'Accounts',
  access: ['read', 'admin'],
  success: {
    status: 200,
    description: 'One for each of the nine, and one for any other carrier',
    body: Type.Object({
      layouts: Type.Array(
        Type.Object({ carrier: Literals(RULED_BY, { description: 'Whose labels look so' }), layout: LabelLayout }),
        { description: 'The layouts' },
      ),
    }),
  },
  problems: [],
});

export const readLabelLayout = defineRoute({
  method: 'GET',
  path: `${PATH}/label-layout`,
  summary: 'What the labels of an account look like: layout and logo',
  tag: 'Accounts',
  access: ['read', 'admin'],
  params,
  success: { status: 200, description: 'Layout and logo', body: AccountDesign },
  problems,
});

export const setLabelLayout = defineRoute({
  method: 'PUT',
  path: `${PATH}/label-layout`,
  summary: 'Give an account a label layout of its own',
  description:
    'A layout is taken only where its fullest label is fit to print: drawn, checked, and every barcode read back. Shipments keep the layout that they were bought with.',
  tag: 'Accounts',
  access: ['admin'],
  action: 'changeAccounts',
  params,
  body: Type.Object(
    {
      layout: LabelLayout,
      version: Type.Optional(
        Type.String({
          description:
            'Of the layout that was changed. Where the account has another one by then, that stays, and the call is refused with `STATE_CONFLICT`; unless given, whatever it has is replaced',
        }),
      ),
    },
    { title: 'LabelLayoutBody', additionalProperties: false },
  ),
  success: { status: 200, description: 'Changed', body: AccountDesign },
  problems: changes,
});

export const resetLabelLayout = defineRoute({
  method: 'DELETE',
  path: `${PATH}/label-layout`,
  summary: 'Give an account the label layout of its carrier again',
  tag: 'Accounts',
  access: ['admin'],
  action: 'changeAccounts',
  params,
  success: { status: 204, description: 'Changed', body: null },
  problems: changes,
});

export const checkLabelLayout = defineRoute({
  method: 'POST',
  path: `${PATH}/label-layout/check`,
  summary: 'Draw a proposed layout with sample data, and check whether its label is fit to print; stores nothing',
  tag: 'Accounts',
  access: ['admin'],
  action: 'changeAccounts',
  maxBodyBytes: MEBIBYTE,
  params,
  body: DesignCheckRequest,
  success: { status: 200, description: 'The picture, and what is wrong where', body: DesignCheck },
  problems,
});

export const setLogo = defineRoute({
  method: 'PUT',
  path: `${PATH}/logo`,
  summary: 'Give the labels of an account a logo, which is made black and white',
  description:
    'A cell LOGO of the layout shows it. An SVG with scripts, references to other files, or entities is refused.',
  tag: 'Accounts',
  access: ['admin'],
  action: 'changeAccounts',
  maxBodyBytes: MEBIBYTE,
  params,
  body: LogoUpload,
  success: { status: 200, description: 'Changed', body: AccountDesign },
  problems: changes,
});

export const removeLogo = defineRoute({
  method: 'DELETE',
  path: `${PATH}/logo`,
  summary: 'Take the logo from the labels of an account',
  tag: 'Accounts',
  access: ['admin'],
  action: 'changeAccounts',
  params,
  success: { status: 204, description: 'Removed', body: null },
  problems: changes,
});

export const readRoutingTable = defineRoute({
  method: 'GET',
  path: `${PATH}/routing-table`,
  summary: 'Which routing table an account has',
  tag: 'Accounts',
  access: ['read', 'admin'],
  params,
  success: {
    status: 200,
    description: 'What is known of it; null where the account has none',
    body: Type.Object({ routingTable: Nullable(RoutingTableInfo) }),
  },
  problems,
});

export const importRoutingTable = defineRoute({
  method: 'PUT',
  path: `${PATH}/routing-table`,
  summary: 'Give an account a routing table: postal codes, and what parcels to them are sorted by',
  description:
    'A row is about one postal code, all that begin with it, or all from one to another. Where rows lie within one another, the narrower one holds; rows that overlap otherwise are refused, and so is a table with any wrong line.',
  tag: 'Accounts',
  access: ['admin'],
  action: 'changeAccounts',
  maxBodyBytes: 16 * MEBIBYTE,
  params,
  body: RoutingTableUpload,
  success: { status: 200, description: 'Taken', body: Type.Object({ routingTable: RoutingTableInfo }) },
  problems: changes,
});

export const setRoutingMiss = defineRoute({
  method: 'PUT',
  path: `${PATH}/routing-table/on-miss`,
  summary: 'Change what becomes of shipments whose postal code is not in the routing table of the account',
  tag: 'Accounts',
  access: ['admin'],
  action: 'changeAccounts',
  params,
  body: RoutingMissBody,
  success: { status: 200, description: 'Changed', body: Type.Object({ routingTable: RoutingTableInfo }) },
  problems: changes,
});

export const exportRoutingTable = defineRoute({
  method: 'GET',
  path: `${PATH}/routing-table/csv`,
  summary: 'Get the routing table of an account as CSV',
  tag: 'Accounts',
  access: ['read', 'admin'],
  params,
  success: { status: 200, description: 'The table', body: null, mediaType: 'text/csv; charset=utf-8', isFile: true },
  problems,
});

export const removeRoutingTable = defineRoute({
  method: 'DELETE',
  path: `${PATH}/routing-table`,
  summary: 'Take the routing table from an account',
  tag: 'Accounts',
  access: ['admin'],
  action: 'changeAccounts',
  params,
  success: { status: 204, description: 'Removed', body: null },
  problems: changes,
});
