import { qrDrawing } from '@motel/ui/qr';
import { qr } from './QrCode.css.ts';

/** A QR code, dark on white in both themes: readers need the contrast and the quiet zone around it. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = qrDrawing(text);
  return (
    <svg
      role="img"
      aria-label={label}
      className={qr}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
