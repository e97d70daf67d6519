import { whole } from './Unbroken.css.ts';

const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
const DATE = `(?:(?:Sun|Mon|Tue|Wed|Thu|Fri|Sat),? )?${MONTH} \\d{1,2}(?:, \\d{4}|–\\d{1,2})?`;
const POSTCODE = '[A-Z]\\d[A-Z] \\d[A-Z]\\d';
const SIZE = '\\d{1,4} × \\d{1,4} cm';
/** `$1,082 CAD`, `2 extra persons`, `32 m²`, `3:00 PM`: a figure and the word that says of what. */
const FIGURE = '[−-]?[$€£]?\\d[\\d,.:]{0,20}(?: extra)?(?: [A-Za-z²%]{1,20})?';

/** One group, so that `split` returns the units in the odd places. */
const UNITS = new RegExp(`(${DATE}|${POSTCODE}|${SIZE}|${FIGURE})`);

export interface UnbrokenProps {
  readonly children: string;
}

/** A text whose dates, prices, counts and postcodes each stay on one line. */
export function Unbroken({ children }: UnbrokenProps) {
  return children.split(UNITS).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} className={whole}>
        {part}
      </span>
    ),
  );
}
