import type { PrintJob } from '#shared/schema/printing/print-job.ts';
import { t } from '#renderer/messages/index.ts';
import { diagnosticWords } from '#renderer/messages/problem-words.ts';

type Paper = Pick<PrintJob, 'state' | 'contentType' | 'fault' | 'trouble'>;

/** What became of the papers that go with the labels: what is not printed first, and why. @param withoutPrinter no printer takes one */
export function paperWords(jobs: readonly Paper[], withoutPrinter: boolean): string {
  const lost = jobs.filter(({ state }) => state === 'FAILED' || state === 'UNCERTAIN');
  const printed = jobs.filter(({ state }) => state === 'PRINTED').length;
  const open = jobs.length - lost.length - printed;
  return [
    ...(withoutPrinter ? [t('ship.papers.withoutPrinter')] : []),
    ...lost.map((job) => t('ship.papers.not', { paper: t(`common.contents.${job.contentType}`), why: whyOf(job) })),
    ...(open > 0 ? [t('ship.papers.printing', { n: open })] : []),
    ...(printed > 0 ? [t('ship.papers.printed', { n: printed })] : []),
  ].join(' ');
}

const whyOf = ({ trouble, fault }: Paper) =>
  trouble ? diagnosticWords(trouble) : fault ? t(`states.printFault.${fault}`) : '';
