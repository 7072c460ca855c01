import { COMMAND_CODES, type ScanCommand } from '#shared/scan/command-codes.ts';
import { moved, paragraph, stack, type Block } from '../layout/block.ts';
import { QUIET_MODULES, type Layout } from '../layout/element.ts';
import type { Size } from '../layout/stock.ts';
import { createTypesetter, rectangle, type Typesetter } from '../layout/typesetter.ts';
import { code128 } from '../symbols/code128.ts';
import type { Fonts } from '../text/fonts.ts';
import type { DocumentLanguage } from '#shared/schema/printing/document-choice.ts';

interface SheetWords {
  title: string;
  lead: string;
  commands: Readonly<Record<ScanCommand, { name: string; does: string }>>;
}

export const COMMAND_SHEET_WORDS: Readonly<Record<DocumentLanguage, SheetWords>> = {
  en: {
    title: 'Commands to scan',
    lead: 'Put this sheet up at the desk. Scanning a command does what it says; none of them buys anything.',
    commands: {
      acknowledge: { name: 'OK', does: 'Acknowledges a failed scan and opens the form again.' },
      clear: { name: 'Clear', does: 'Empties the form for the next shipment.' },
      addPackage: { name: 'Next package', does: 'Adds a package to the shipment.' },
      reprintLast: { name: 'Reprint', does: 'Prints the last label again, free of charge.' },
    },
  },
  de: {
    title: 'Befehle zum Scannen',
    lead: 'Dieses Blatt am Packtisch aufhängen. Wer einen Befehl scannt, löst ihn aus; keiner kauft etwas.',
    commands: {
      acknowledge: { name: 'OK', does: 'Bestätigt einen falschen Scan und öffnet das Formular wieder.' },
      clear: { name: 'Leeren', does: 'Leert das Formular für die nächste Sendung.' },
      addPackage: { name: 'Nächstes Paket', does: 'Fügt der Sendung ein Paket hinzu.' },
      reprintLast: { name: 'Nachdruck', does: 'Druckt das letzte Etikett noch einmal, kostenlos.' },
    },
  },
};

/** In millimetres. The modules are wide enough to be read at arm's length, the bars apart enough that none is scanned in passing. */
const MARGIN = 20;
const MODULE = 0.5;
const BARS = 24;
const APART = 14;

/** One page with a barcode for each command that the desk knows. */
export function commandSheet(language: DocumentLanguage, paper: Size, dpi: number, fonts: Fonts): Layout {
  const words = COMMAND_SHEET_WORDS[language];
  const typesetter = createTypesetter(fonts, dpi);
  const { mm, pt } = typesetter;
  const dots = (millimetres: number) => (millimetres * dpi) / 25.4;
  const width = Math.floor(dots(paper.width)) - 2 * mm(MARGIN);
  const head = stack(
    [
      paragraph(words.title, { size: pt(20), weight: 'bold' }, 0, width, typesetter),
      paragraph(words.lead, { size: pt(11) }, 0, width, typesetter),
    ],
    mm(2),
  );
  const commands = Object.entries(COMMAND_CODES).map(([code, command]) =>
    commandBlock(code, words.commands[command], width, typesetter),
  );
  const { elements } = stack([head, ...commands], mm(APART));
  return {
    dpi,
    width: dots(paper.width),
    height: dots(paper.height),
    elements: elements.map((element) => moved(element, mm(MARGIN), mm(MARGIN))),
  };
}

function commandBlock(
  code: string,
  { name, does }: { name: string; does: string },
  width: number,
  typesetter: Typesetter,
): Block {
  const { mm, pt } = typesetter;
  const widths = code128(code);
  const modules = widths.reduce((sum, part) => sum + part, 0);
  const module = Math.max(2, mm(MODULE));
  const left = QUIET_MODULES.CODE128 * module;
  const textLeft = left + modules * module + 2 * left;
  const text = stack(
    [
      paragraph(name, { size: pt(18), weight: 'bold' }, textLeft, width - textLeft, typesetter),
      paragraph(does, { size: pt(10) }, textLeft, width - textLeft, typesetter),
      paragraph(code, { size: pt(9) }, textLeft, width - textLeft, typesetter),
    ],
    mm(1.5),
  );
  const height = Math.max(mm(BARS), text.height);
  return {
    height,
    elements: [
      rectangle(0, -mm(APART / 2), width, Math.max(1, mm(0.2))),
      {
        kind: 'linear',
        symbology: 'CODE128',
        data: code,
        widths,
        module,
        turn: 0,
        x: left,
        y: 0,
        width: modules * module,
        height: mm(BARS),
      },
      ...text.elements,
    ],
  };
}
