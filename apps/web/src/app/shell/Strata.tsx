import { classes } from '@motel/ui';
import { afterDark, byDay } from '../../shared/by-theme.css.ts';
import { strata } from './Strata.css.ts';

/** A drawing of the ground under the motel: a cut through its layers, with things lost in them. */
export function Strata() {
  return (
    <>
      <Cut src="/pictures/footer-strata.svg" className={byDay} />
      <Cut src="/pictures/footer-strata-night.svg" className={afterDark} />
    </>
  );
}

function Cut({ src, className }: { readonly src: string; readonly className: string }) {
  return (
    <img
      src={src}
      alt=""
      width={1600}
      height={420}
      loading="lazy"
      decoding="async"
      className={classes(strata, className)}
    />
  );
}
