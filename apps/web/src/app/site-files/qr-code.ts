import { plainColors } from '@motel/ui/colors';
import encodeQr from 'qr';

/** The quiet zone around the code, in modules: readers need it to find the code. */
const QUIET = 4;

/** A QR code of an address as SVG, dark on light in any theme, one square unit a module. */
export function qrCode(address: string): string {
  const modules = encodeQr(address, 'raw', { ecc: 'medium', border: QUIET });
  const size = modules.length;
  const runs = modules.flatMap((row, y) =>
    runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
  );
  const { stamp, stampInk } = plainColors.light;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">`,
    `<path fill="${stamp}" d="M0 0h${size}v${size}H0z"/>`,
    `<path fill="${stampInk}" d="${runs.join('')}"/>`,
    '</svg>',
  ].join('');
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
