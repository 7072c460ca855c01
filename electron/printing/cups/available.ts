import type { ImageType } from '#shared/schema/shipping/label-specification.ts';
import type { AvailablePrinter } from '#shared/schema/printing/printer.ts';
import { number, texts, type IppAnswer, type IppGroup } from './ipp-answer.ts';
import { GROUP } from './ipp-message.ts';

/** A class of printers, not a printer (cups_ptype_t, CUPS_PRINTER_CLASS). */
const CLASS = 0x0001;
const STOPPED = 5;

/** The queues of an answer to CUPS-Get-Printers. */
export function toAvailable({ groups }: IppAnswer, defaultName: string | undefined): AvailablePrinter[] {
  return groups
    .filter(
      ({ group, attributes }) => group === GROUP.printer && ((number(attributes, 'printer-type') ?? 0) & CLASS) === 0,
    )
    .map(({ attributes }) => toPrinter(attributes, defaultName))
    .filter((printer) => printer !== null);
}

function toPrinter(attributes: IppGroup, defaultName: string | undefined): AvailablePrinter | null {
  const [queue] = texts(attributes, 'printer-name');
  if (queue === undefined) return null;
  const described = ['printer-info', 'printer-make-and-model', 'printer-location']
    .flatMap((name) => texts(attributes, name))
    .filter((text) => text !== '' && text !== queue);
  const accepting = attributes.get('printer-is-accepting-jobs')?.[0] !== false;
  return {
    name: queue,
    connection: { type: 'cups', queue },
    description: described.length === 0 ? null : [...new Set(described)].join(', '),
    format: formatOf(described.join(' ')),
    ready: accepting && number(attributes, 'printer-state') !== STOPPED,
    isDefault: queue === defaultName,
  };
}

/** What makers call their label printers says which language they speak; a raw queue may speak any. */
function formatOf(description: string): ImageType | null {
  if (/\bEPL/i.test(description)) return 'EPL';
  if (/\bZPL/i.test(description)) return 'ZPL';
  return /\braw\b/i.test(description) ? null : 'PDF';
}
