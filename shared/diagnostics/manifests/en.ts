/** Why a code that was scanned at the van hands nothing over, or takes nothing back: `code` is what was scanned. */
export const manifests = {
  HAND_OVER_ALREADY: '{code} was handed over already.',
  HAND_OVER_VOIDED: 'The label {code} was voided. Keep the parcel here: it needs another label.',
  HAND_OVER_VOID_ASKED: 'A void of {code} was asked for. Keep the parcel here until that is decided.',
  HAND_OVER_NO_LABEL: 'The station has no label of {code}. Look at its shipment before the parcel leaves.',
  HAND_OVER_TEST_LABEL: '{code} is a test label, which no carrier takes. Keep the parcel here: it needs another label.',
  HAND_OVER_ORDER_HELD: '{code} is of order {order}, which is on hold. Keep the parcel here until that is decided.',
  HAND_OVER_ORDER_CANCELLED: '{code} is of order {order}, which was cancelled. Keep the parcel here.',
  HAND_OVER_ON_MANIFEST: '{code} is on manifest {manifest}, which is closed.',
  HAND_OVER_SEVERAL: 'Several parcels have the number {code}. Give the platform tracking number of this one instead.',
  HAND_OVER_UNKNOWN: 'No parcel has the number {code}.',
  HAND_OVER_NOT_DONE: '{code} was not handed over: there is nothing to take back.',
} as const;
