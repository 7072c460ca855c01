const shapeOf = (code: string) => code.replaceAll(/\d/g, '0').replaceAll(/\p{L}/gu, 'A');

/** Whether both are written alike, letter for letter and digit for digit: as the numbers of one carrier are. */
export const hasShapeOf = (code: string, other: string) => shapeOf(code) === shapeOf(other);
