/** A picture of 4 to 3 in a larger one, in its pixels: every picture of the site has this ratio. */
export interface Cut {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const RATIO = 4 / 3;

/** Per cent from the left or from the top, whichever side is too long: where the middle of the cut lies. */
export type Focus = number;

/** The largest cut, with its middle as near to the focus as the picture allows. */
export function cutOf({ width, height }: Size, focus: Focus): Cut {
  if (width / height > RATIO) {
    const wide = Math.round(height * RATIO);
    return { x: place(width, wide, focus), y: 0, width: wide, height };
  }
  const high = Math.round(width / RATIO);
  return { x: 0, y: place(height, high, focus), width, height: high };
}

/** The side along which a cut can move; none where the picture has the ratio. */
export function freeSide({ width, height }: Size): 'x' | 'y' | undefined {
  if (Math.abs(width / height - RATIO) < 0.01) return undefined;
  return width / height > RATIO ? 'x' : 'y';
}

function place(whole: number, part: number, focus: Focus): number {
  return Math.round(Math.min(Math.max((whole * focus) / 100 - part / 2, 0), whole - part));
}
