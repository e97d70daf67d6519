import encodeQr from 'qr';
import { qr } from './QrCode.css.ts';

interface QrCodeProps {
  readonly text: string;
  /** What it opens, for people who do not see it. */
  readonly label: string;
}

/** A QR code, dark on white in both themes: readers need the contrast and the quiet zone around it. */
export function QrCode({ text, label }: QrCodeProps) {
  const modules = encodeQr(text, 'raw', { ecc: 'medium', border: 4 });
  const dark = modules.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      className={qr}
      viewBox={`0 0 ${modules.length} ${modules.length}`}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${modules.length}v${modules.length}H0z`} />
      <path fill="#000" d={dark.join('')} />
    </svg>
  );
}
