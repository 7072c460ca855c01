/** What can be asked of whoever takes the parcel, beside what the service has anyway. */
export const SIGNATURES = ['NO_SIGNATURE_REQUIRED', 'INDIRECT', 'DIRECT', 'ADULT'] as const;
export type Signature = (typeof SIGNATURES)[number];
