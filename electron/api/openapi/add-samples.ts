import { readFileSync } from 'node:fs';
import type { OpenAPIV3 } from 'openapi-types';
import { routes } from '#shared/api/index.ts';
import { SAMPLE_LANGUAGES, SAMPLE_TASKS, sampleFile, type SampleTask } from '../samples/sample-files.ts';
import type { ApiDocument } from './hoist-schemas.ts';

const FOLDER = new URL('../samples/', import.meta.url);

interface Sample {
  label: string;
  lang: string;
  source: string;
}

const samplesOf = (task: SampleTask): Sample[] =>
  SAMPLE_LANGUAGES.map((language) => ({
    label: language.label,
    lang: language.language,
    source: readFileSync(new URL(sampleFile(task, language), FOLDER), 'utf8').trimEnd(),
  }));

/** Shows how each of the main tasks is done in each language, beside its route, and the way through them at the top. */
export function addSamples(document: ApiDocument): ApiDocument {
  const operations = Object.values(document.paths ?? {}).flatMap(
    (path) => Object.values(path ?? {}) as OpenAPIV3.OperationObject[],
  );
  for (const { task, operationId } of SAMPLE_TASKS) {
    const operation = operations.find((each) => each.operationId === operationId);
    if (!operation) continue;
    const samples = samplesOf(task);
    operation.description = [operation.description, ...samples.map(folded)].filter(Boolean).join('\n\n');
    // As tools other than this page show samples.
    Object.assign(operation, { 'x-codeSamples': samples });
  }
  const { info } = document;
  return { ...document, info: { ...info, description: [info?.description, GUIDE].join('\n\n') } } as ApiDocument;
}

/** In Markdown, opened by a click. */
const folded = ({ label, lang, source }: Sample) =>
  `<details><summary><b>${label}</b></summary>\n\n\`\`\`${lang}\n${source}\n\`\`\`\n\n</details>`;

const STEPS = SAMPLE_TASKS.map(
  ({ title, operationId }) => `1. [${title}](#/${routes[operationId].tag}/${operationId})`,
);

const GUIDE = `The station writes the keys of its first API client to \`credentials.json\` in its data folder. The samples beside these
routes take the station's address from \`PACKBENCH_URL\`, the keys from \`PACKBENCH_ACCESS_KEY\` and \`PACKBENCH_SECRET_KEY\`, and the token
from \`PACKBENCH_TOKEN\`:

${STEPS.join('\n')}

Every refusal says in \`purchase\` whether anything was bought under its transactionId: \`not_made\`, \`made\` or \`unknown\`. Where an answer
is lost, ask for it by its transactionId; never send the purchase again under another one.`;
