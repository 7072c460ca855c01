/** What became of the manifest that the carrier makes of a closed day, wherever that is shown. */
export const carrierManifest = {
  states: {
    REQUESTED: 'The carrier is being asked for its manifest',
    SUBMITTED: 'The carrier is making its manifest',
    CREATED: 'The carrier has its manifest',
    REFUSED: 'The carrier made no manifest',
    UNKNOWN: 'The carrier may have made its manifest',
  },
  look: 'Look in the carrier’s portal whether it has one.',
  leftOut: '{n} shipment is not on it. | {n} shipments are not on it.',
  show: 'Show the shipment',
  form: 'Carrier’s form {form}',
  printForm: 'Print the carrier’s form {form}',
  noForm: 'The carrier’s form of {number} could not be fetched.',
  again: 'Ask the carrier again',
  follow: 'Ask what became of it',
  notThere: 'It has none: ask again',
} as const;
