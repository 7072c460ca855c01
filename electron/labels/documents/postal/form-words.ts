import type { ContentsType } from '#shared/schema/shipping/customs.ts';

/** What the Universal Postal Union prints on its forms CN 22 and CN 23: English, and French under it. Numbers lead to the instructions of the form. */
export const FORM = {
  declaration: ['CUSTOMS DECLARATION', 'DÉCLARATION EN DOUANE'],
  mayBeOpened: ['May be opened officially', "Peut être ouvert d'office"],
  operator: ['Designated operator', 'Opérateur désigné'],
  from: ['From', 'De'],
  to: ['To', 'À'],
  senderReference: ["Sender's customs reference (if any)", "Référence en douane de l'expéditeur (si elle existe)"],
  item: ['No. of item (barcode, if any)', "N° de l'envoi (code à barres, s'il existe)"],
  importerReference: [
    "Importer's/addressee's reference (tax code/VAT No./importer code) (optional)",
    "Référence de l'importateur/du destinataire (code fiscal/N° de TVA/code de l'importateur) (facultatif)",
  ],
  importerContact: [
    "Importer's/addressee's telephone/fax/e-mail (if known)",
    "N° de téléphone/fax/e-mail de l'importateur/du destinataire (si connus)",
  ],
  category: ['Category of item', "Catégorie de l'envoi"],
  explanation: ['Explanation', 'Explication'],
  comments: [
    'Comments (11): e.g. goods subject to quarantine, sanitary/phytosanitary inspection or other restrictions',
    "Observations: p. ex. marchandise soumise à la quarantaine, à des contrôles sanitaires, phytosanitaires ou à d'autres restrictions",
  ],
  office: ['Office of origin/Date of posting', "Bureau d'origine/Date de dépôt"],
  charges: ['Postal charges/Fees (9)', 'Frais de port/Frais'],
  licence: ['Licence (12): No(s).', 'Licence: N°'],
  certificate: ['Certificate (13): No(s).', 'Certificat: N°'],
  invoice: ['Invoice (14): No.', 'Facture: N°'],
  commercialOnly: ['For commercial items only', 'Pour les envois commerciaux seulement'],
  certify22: [
    'I, the undersigned, whose name and address are given on the item, certify that the particulars given in this declaration are correct and that this item does not contain any dangerous article or articles prohibited by legislation or by postal or customs regulations',
    "Je, soussigné, dont le nom et l'adresse figurent sur l'envoi, certifie que les renseignements donnés dans la présente déclaration sont exacts et que cet envoi ne contient aucun objet dangereux ou interdit par la législation ou la réglementation postale ou douanière",
  ],
  certify23: [
    'I certify that the particulars given in this customs declaration are correct and that this item does not contain any dangerous article or articles prohibited by legislation or by postal or customs regulations',
    'Je certifie que les renseignements donnés dans la présente déclaration en douane sont exacts et que cet envoi ne contient aucun objet dangereux ou interdit par la législation ou la réglementation postale ou douanière',
  ],
  signature22: ["Date and sender's signature (8)", "Date et signature de l'expéditeur"],
  signature23: ["Date and sender's signature (15)", "Date et signature de l'expéditeur"],
  continued: ['Continued on the next form', 'Suite sur la formule suivante'],
} as const satisfies Record<string, readonly [string, string]>;

/** Headings of the goods, with the number that each form gives them. */
export const COLUMNS = {
  CN22: {
    description: ['Quantity and detailed description of contents (1)', 'Quantité et description détaillée du contenu'],
    weight: ['Weight (in kg) (2)', 'Poids'],
    value: ['Value (3)', 'Valeur'],
    tariffCode: ['HS tariff number (4)', 'N° tarifaire du SH'],
    origin: ['Origin (5)', 'Origine'],
    totalWeight: ['Total weight (in kg) (6)', 'Poids total (en kg)'],
    totalValue: ['Total value (7)', 'Valeur totale'],
  },
  CN23: {
    description: ['Detailed description of contents (1)', 'Description détaillée du contenu'],
    quantity: ['Quantity (2)', 'Quantité'],
    weight: ['Net weight (in kg) (3)', 'Poids net (en kg)'],
    value: ['Value (5)', 'Valeur'],
    tariffCode: ['HS tariff number (7)', 'N° tarifaire du SH'],
    origin: ['Country of origin of goods (8)', "Pays d'origine des marchandises"],
    totalWeight: ['Total gross weight (in kg) (4)', 'Poids brut total (en kg)'],
    totalValue: ['Total value (6)', 'Valeur totale'],
  },
} as const satisfies Record<string, Record<string, readonly [string, string]>>;

/** The boxes to tick, in the order of the form. */
export const CATEGORIES = {
  GIFT: ['Gift', 'Cadeau'],
  DOCUMENTS: ['Documents', 'Documents'],
  SAMPLE: ['Commercial sample', 'Échantillon commercial'],
  MERCHANDISE: ['Sale of goods', 'Vente de marchandises'],
  RETURNED_GOODS: ['Returned goods', 'Retour de marchandise'],
  OTHER: ['Other', 'Autre'],
} as const satisfies Partial<Record<ContentsType, readonly [string, string]>>;
export type Category = keyof typeof CATEGORIES;
