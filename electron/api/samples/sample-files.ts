import type { OperationId } from '#shared/api/index.ts';

/** A language in which samples are shown; `extension` is that of their files beside this one. */
export interface SampleLanguage {
  label: string;
  extension: string;
  /** As Markdown and OpenAPI tools name it. */
  language: string;
}

export const SAMPLE_LANGUAGES: readonly SampleLanguage[] = [
  { label: 'curl', extension: 'sh', language: 'sh' },
  { label: 'JavaScript', extension: 'mjs', language: 'js' },
  { label: 'Python', extension: 'py', language: 'py' },
  { label: 'PowerShell', extension: 'ps1', language: 'powershell' },
];

/** The tasks that have a sample in every language, and the route beside which it is shown. */
export const SAMPLE_TASKS = [
  { task: 'token', operationId: 'issueToken', title: 'Get a token' },
  { task: 'ship', operationId: 'createShipment', title: 'Buy a label' },
  { task: 'status', operationId: 'readByTransaction', title: 'Ask what became of it' },
  { task: 'label', operationId: 'readFile', title: 'Save the label' },
  { task: 'void', operationId: 'voidShipment', title: 'Void it' },
  { task: 'events', operationId: 'streamEvents', title: 'Follow events' },
  { task: 'webhook', operationId: 'createWebhook', title: 'Verify a webhook' },
] as const satisfies readonly { task: string; operationId: OperationId; title: string }[];
export type SampleTask = (typeof SAMPLE_TASKS)[number]['task'];

export const sampleFile = (task: SampleTask, { extension }: SampleLanguage) => `${task}.${extension}`;
