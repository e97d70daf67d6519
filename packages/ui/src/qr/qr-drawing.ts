import encodeQr from 'qr';

/** The quiet zone around the code, in modules: readers need it to find the code. */
const QUIET = 4;

/** A QR code as one path of its dark modules, one square unit a module. */
export interface QrDrawing {
  /** Units in a square, with the quiet zone. */
  readonly size: number;
  /** The `d` of an SVG path. */
  readonly path: string;
}

export function qrDrawing(address: string): QrDrawing {
  const modules = encodeQr(address, 'raw', { ecc: 'medium', border: QUIET });
  const runs = modules.flatMap((row, y) =>
    runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
  );
  return { size: modules.length, path: runs.join('') };
}

/** The runs of dark modules in a row: their starts and lengths. */
function runsOf(row: readonly boolean[]): readonly (readonly [x: number, length: number])[] {
  const runs: [number, number][] = [];
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (!isDark) continue;
    if (last !== undefined && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  }
  return runs;
}
