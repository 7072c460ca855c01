/** What services say that sell labels of many carriers: `at` is the service, `carrier` the carrier's id there, `id` that of a purchase or label. */
export const services = {
  CARRIER_NOT_OF_TEST_KEY:
    '{at} takes the key, which is one for tests, and has no carrier {carrier} under it. Carriers for shipping belong to another key.',
  CARRIER_NOT_OF_LIVE_KEY:
    '{at} takes the key, which is one for shipping, and has no carrier {carrier} under it. Carriers for tests belong to another key.',
  SERVICE_CARRIER_OFF: '{at} has the carrier {carrier} switched off, or not connected yet. Connect it there.',
  SERVICE_CARRIER_INACTIVE: '{at} has the carrier switched off, or not connected yet. Connect it there.',
  SERVICE_PLAN_LACKS: 'The plan of the account at {at} does not cover this. Change it there.',
  SERVICE_ACCOUNT_REFUSED:
    '{at} does not take the account or contract that is set. Check its number in the account here.',
  SERVICE_ADDRESS_REFUSED: '{at} does not take the address. Correct it.',
  SERVICE_NO_SUCH_LABEL: '{at} prints no labels of this format on {stock}. Choose another format or stock.',
  OWN_ID_TAKEN:
    '{at} has a shipment with the id {id} already, so an earlier call may have bought it. A look-up says what became of it.',
  LABEL_WITH_ERROR: 'The service has the label {id} with an error. What became of it stands there.',
  LABEL_VOIDED_THERE: 'The service sold the label {id} ({numbers}), and it was voided there.',
  LABEL_IN_WORK: 'The service is still making the label {id}. A look-up says what became of it.',
  KEY_OF_OTHER_MODE:
    'The key of the account belongs to the other mode of {at}, for shipping or for tests. Set the key anew.',
  KEY_FOR_TESTS:
    '{at} shows its carrier accounts to keys for shipping only. Type the id of the carrier account, or import with a key for shipping.',
  SERVICE_NOT_OFFERED: '{at} does not offer {service} for this shipment.',
  PARTLY_VOIDED: 'Only these labels are given back: {numbers}. The others stand. The carrier says: “{words}”',
  // Of labels, and other documents, of what was bought.
  LABELS_NOT_THERE: 'The labels are not there yet.',
  LABELS_LACKING: 'No label came of these packages: {packages}.',
  LABELS_NOT_SPLIT: 'One file came for {packages} packages. Labels in it: {labels}.',
  LABELS_FAILED: 'The labels could not be fetched. The system says: “{words}”',
  DOCUMENT_LACKING: 'No label came of package {package}.',
  DOCUMENT_LINK_BROKEN: 'The link to the document is not an address.',
  DOCUMENT_LINK_WITH_PASSWORD: 'The link to the document has a password in it.',
  DOCUMENT_ELSEWHERE: 'Labels are not fetched from {at}: the account does not list it.',
  DOCUMENT_UNENCRYPTED: 'Labels are not fetched from {at} unencrypted.',
  DOCUMENT_NOT_GIVEN: '{at} answered {status} in place of the document.',
  DOCUMENT_OF_NO_FORMAT: '{type} is no format of labels.',
  DOCUMENT_EMPTY: 'The document is empty.',
  DOCUMENT_TOO_LARGE: 'The document is larger than {limit} bytes.',
  DOCUMENT_DECLARED_OTHERWISE: 'The document is declared as {declared}, not as {type}.',
  DOCUMENT_BEGINS_OTHERWISE: 'The document does not begin as a {type} does.',
  DOCUMENT_NOT_BASE64: 'The document is not base64.',
  // Of voids and of carriers' own manifests.
  NO_REASON_GIVEN: '{at} gives no reason.',
  // Of voids.
  VOID_FAILED: 'Asking for the void failed. The system says: “{words}”',
  VOID_NOT_SAID: 'The service does not say what became of the void of {id}.',
  VOID_WITH_OTHER_KEYS:
    'The service refused to void the label under the keys of today. It was bought with others, so that this does not say what became of it.',
  VOID_OF_OTHER_NUMBERS: 'The service knows the purchase with other tracking numbers.',
  VOID_WITHOUT_LABEL: '{at} does not give the label that is to be voided.',
  VOID_WITHOUT: 'Some of the packages were voided, and not {numbers}.',
  // Of carriers' own manifests.
  MANIFEST_UNANSWERED:
    'The carrier was asked for its manifest, and it is not known whether it made one. The system says: “{words}”',
  MANIFEST_NOT_FOUND: '{at} has no manifest of these shipments, which proves nothing.',
  MANIFEST_NOT_SAID: '{at} does not say what became of the manifest.',
  MANIFEST_NOT_SENT: 'The carrier was not asked for its manifest.',
  MANIFEST_REFUSED: 'The carrier made no manifest. It says: “{words}”',
  // Of a shipment that is on none of the carrier's manifests.
  SHIPMENT_VOIDED: 'It was voided.',
  SHIPMENT_BEING_VOIDED: 'A void of it was asked for.',
  SHIPMENT_BOUGHT_OTHERWISE: 'It was bought through another service, or with other keys.',
  SHIPMENT_NOT_KNOWN_THERE: '{at} does not know it.',
  SHIPMENT_ON_NO_MANIFEST: '{at} put it on no manifest.',
  MANIFEST_NO_IDS: 'None of the shipments is known to {at} by an id, so none can be put on its manifest.',
  REFERENCE_NOT_FOUND:
    '{at} finds no label by the reference {reference}, which proves nothing. Look for this reference in the shipments of the account there.',
  REFERENCE_FOUND_OTHERWISE:
    'By the reference {reference} {at} finds {numbers}; packages sent: {packages}. Compare them there.',
  // Of UPS.
  UPS_MEASURE: 'Package {package} measures {measure}: UPS takes {limit} characters. Round it.',
  UPS_ACCOUNT_REFUSED: 'UPS does not ship on the account {account}. Check its number in the account here.',
  UPS_RECIPIENT_REFUSED: 'UPS does not take the recipient. Correct the address.',
  UPS_SERVICE_REFUSED: 'UPS does not offer this service from here to there. Choose another one.',
  UPS_NOT_FOUND:
    'UPS finds no label by the reference {reference}, which proves nothing. Look for this reference on ups.com in the shipping history of the account {account}.',
  UPS_NO_REFERENCE:
    'The references on the label left no place for one of the station, so UPS cannot be asked. Look for the recipient on ups.com in the shipping history of the account {account}.',
} as const;
