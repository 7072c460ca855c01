import { Type } from 'typebox';
import { SelectionAnalysis, SelectionTrial } from '../../schema/orders/selection-analysis.ts';
import {
  Selected,
  SelectionRules,
  SelectionRulesDraft,
  SelectionRulesToTry,
} from '../../schema/orders/selection-rule.ts';
import { defineRoute } from '../define-route.ts';
import { readOrder } from './orders.ts';

const PATH = '/station/v1/selection-rules';
/** 500 rules with long lists. */
const MAX_BODY_BYTES = 4 * 1024 * 1024;

export const readSelectionRules = defineRoute({
  method: 'GET',
  path: PATH,
  summary: 'Read the rules that choose account and service',
  description:
    'A shipment that names neither account nor service, from whichever caller, is sent the way that the first matching rule says; its label keeps the name of the rule. Where none matches, account and service must be named. A rule whose account or service is gone is passed over, and `trouble` says so.',
  tag: 'Orders',
  access: ['read'],
  success: { status: 200, description: 'The rules in their order', body: SelectionRules },
  problems: [],
});

export const putSelectionRules = defineRoute({
  method: 'PUT',
  path: PATH,
  summary: 'Replace the rules that choose account and service',
  description: 'All of them at once, on top of the version that was read; labels that are bought stay as they are.',
  tag: 'Orders',
  access: ['admin'],
  action: 'changeRules',
  body: SelectionRulesDraft,
  maxBodyBytes: MAX_BODY_BYTES,
  success: { status: 200, description: 'Stored', body: SelectionRules },
  problems: ['STATE_CONFLICT', 'STORAGE_FULL'],
});

export const analyseSelectionRules = defineRoute({
  method: 'POST',
  path: `${PATH}/analyse`,
  summary: 'Say which rules can never match, which overlap, and what no rule covers',
  description: 'With an example of each. Stores nothing.',
  tag: 'Orders',
  access: ['admin'],
  action: 'changeRules',
  body: SelectionRulesToTry,
  maxBodyBytes: MAX_BODY_BYTES,
  success: { status: 200, description: 'What is wrong with them', body: SelectionAnalysis },
  problems: [],
});

export const trySelectionRules = defineRoute({
  method: 'POST',
  path: `${PATH}/try`,
  summary: 'Try rules on the shipments that were bought last',
  description: 'On the last 10,000 that the caller sees, whether a rule chose for them or not. Stores nothing.',
  tag: 'Orders',
  access: ['admin'],
  action: 'changeRules',
  body: SelectionRulesToTry,
  maxBodyBytes: MAX_BODY_BYTES,
  success: { status: 200, description: 'What would have been different', body: SelectionTrial },
  problems: [],
});

export const readOrderSelection = defineRoute({
  method: 'GET',
  path: `${readOrder.path}/selection`,
  summary: 'Say which rule chooses for what is still to be packed of an order',
  tag: 'Orders',
  access: ['read'],
  params: readOrder.params,
  success: {
    status: 200,
    description: 'What the rules choose now',
    body: Type.Object(
      {
        selected: Type.Union([Selected, Type.Null()], {
          description: 'null where the order names account or service itself, says too little, or no rule matches',
        }),
      },
      { title: 'OrderSelection' },
    ),
  },
  problems: ['NOT_FOUND'],
});
