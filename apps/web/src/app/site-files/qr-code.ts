import { plainColors } from '@motel/ui/colors';
import { qrDrawing } from '@motel/ui/qr';

/** A QR code of an address as SVG, dark on light in any theme. */
export function qrCode(address: string): string {
  const { size, path } = qrDrawing(address);
  const { stamp, stampInk } = plainColors.light;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">`,
    `<path fill="${stamp}" d="M0 0h${size}v${size}H0z"/>`,
    `<path fill="${stampInk}" d="${path}"/>`,
    '</svg>',
  ].join('');
}
