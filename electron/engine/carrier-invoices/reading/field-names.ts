import type { InvoiceField } from '#shared/schema/invoices/invoice-reading.ts';

/** How carriers' tables call their columns, in the form of `comparableName`, separated by `|`: in English and German. */
export const INVOICE_FIELD_NAMES: Readonly<Record<InvoiceField, string>> = {
  trackingNumber:
    'tracking number|tracking no|tracking id|tracking|express or ground tracking id|shipment number|parcel number|package number|awb|air waybill number|waybill|consignment number|barcode|sendungsnummer|sendungs nr|paketnummer|paketscheinnummer|frachtbriefnummer|identcode',
  reference:
    'reference|reference 1|reference number|reference no|customer reference|shipper reference|shipment reference number 1|ref|order number|order|transaction id|transactionid|referenz|referenz 1|kundenreferenz|sendungsreferenz|auftragsnummer|bestellnummer',
  date: 'date|ship date|shipment date|shipping date|pickup date|transaction date|posting date|datum|versanddatum|einlieferungsdatum|abholdatum|leistungsdatum',
  service:
    'service|service type|service level|service name|product|product name|ship method|leistung|produkt|service art|versandart|produktbezeichnung',
  weight:
    'billed weight|billed weight quantity|rated weight|rated weight amount|chargeable weight|billable weight|weight charge|weight|berechnetes gewicht|abgerechnetes gewicht|frachtpflichtiges gewicht|abrechnungsgewicht|gewicht',
  weightUnits:
    'weight unit|weight units|weight uom|weight unit of measure|unit of weight|billed weight unit|billed weight units|billed weight unit of measure|rated weight unit|rated weight units|chargeable weight unit|gewichtseinheit',
  length: 'length|billed length|dim length|package length|lange|laenge',
  width: 'width|billed width|dim width|package width|breite',
  height: 'height|billed height|dim height|package height|hohe|hoehe',
  lengthUnits:
    'length unit|length units|dimension unit|dimension units|dimensions unit|dim unit|dim units|unit of length|size unit|langeneinheit',
  amount:
    'amount|net amount|net charge|net charge amount|total|total amount|total charge|total charges|total net|billed amount|charge|price|betrag|nettobetrag|netto|gesamtbetrag|rechnungsbetrag|summe|preis|entgelt',
  freight:
    'freight|freight charge|freight amount|transportation charge|transportation charge amount|base charge|base rate|fracht|frachtbetrag|frachtentgelt|grundpreis',
  surcharge:
    'surcharge|surcharges|surcharge amount|fuel|fuel surcharge|accessorial|accessorials|accessorial charges|other charges|residential surcharge|toll|zuschlag|zuschlage|zuschlaege|treibstoffzuschlag|dieselzuschlag|energiezuschlag|maut|peakzuschlag|nebenentgelte',
  currency: 'currency|currency code|billing currency|invoice currency code|wahrung|waehrung',
};
