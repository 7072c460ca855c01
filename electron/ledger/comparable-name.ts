/** A name in the form in which names are compared: whatever its case, and whatever stands around it. */
export const comparableName = (name: string) => name.trim().normalize('NFKC').toLowerCase();
