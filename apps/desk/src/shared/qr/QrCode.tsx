import { qrDrawing } from '@motel/ui/qr';
import { code } from './QrCode.css.ts';

/** The QR code of an address, dark on light in any theme, for a guest's phone. */
export function QrCode({ address, label }: { readonly address: string; readonly label: string }) {
  const { size, path } = qrDrawing(address);
  return (
    <svg
      className={code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={path} />
    </svg>
  );
}
