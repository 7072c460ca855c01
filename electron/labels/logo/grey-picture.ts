/** A picture in grey, row by row; 0 is black. */
export interface GreyPicture {
  width: number;
  height: number;
  grey: Uint8Array;
}

/** Lighter than that is paper. */
const PAPER = 240;

/** The picture without the white around it; null where it is white all over. */
export function trimmedGrey({ width, height, grey }: GreyPicture): GreyPicture | null {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((grey[y * width + x] ?? 255) >= PAPER) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = y + 1;
    }
  }
  if (right <= left) return null;
  const trimmed = new Uint8Array((right - left) * (bottom - top));
  for (let y = top; y < bottom; y++) {
    trimmed.set(grey.subarray(y * width + left, y * width + right), (y - top) * (right - left));
  }
  return { width: right - left, height: bottom - top, grey: trimmed };
}

/** The picture in another size: each pixel is the mean of what it covers. */
export function scaledGrey(picture: GreyPicture, width: number, height: number): GreyPicture {
  if (width === picture.width && height === picture.height) return picture;
  const rows = scaledRows(picture, height);
  const turned = transposed({ width: picture.width, height, grey: rows });
  return transposed({ width: height, height: width, grey: scaledRows(turned, width) });
}

function scaledRows({ width, height, grey }: GreyPicture, target: number): Uint8Array {
  const result = new Uint8Array(width * target);
  const step = height / target;
  const sums = new Float64Array(width);
  for (let y = 0; y < target; y++) {
    sums.fill(0);
    let covered = 0;
    for (let row = Math.floor(y * step); row < Math.min((y + 1) * step, height); row++) {
      const share = Math.min(row + 1, (y + 1) * step) - Math.max(row, y * step);
      if (share <= 1e-9) continue;
      covered += share;
      for (let x = 0; x < width; x++) sums[x] = (sums[x] ?? 0) + share * (grey[row * width + x] ?? 255);
    }
    for (let x = 0; x < width; x++) result[y * width + x] = Math.round((sums[x] ?? 0) / covered);
  }
  return result;
}

function transposed({ width, height, grey }: GreyPicture): GreyPicture {
  const turned = new Uint8Array(grey.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) turned[x * height + y] = grey[y * width + x] ?? 255;
  }
  return { width: height, height: width, grey: turned };
}
