import { classes } from '../classes.ts';
import { base, full, sizes, variants } from './button-style.css.ts';

export interface ButtonStyle {
  /** `solid` is the one orange button of a screen. @default 'outline' */
  readonly variant?: 'solid' | 'outline' | 'ink' | 'bad' | 'quiet' | undefined;
  /** @default 'regular' */
  readonly size?: 'small' | 'regular' | 'large' | undefined;
  /** As wide as its container. @default false */
  readonly full?: boolean | undefined;
}

/** A button's look as a class name, for a link of any router: `<Link className={buttonStyle()}>`. */
export function buttonStyle(look: ButtonStyle = {}): string {
  return classes(base, variants[look.variant ?? 'outline'], sizes[look.size ?? 'regular'], look.full && full);
}
