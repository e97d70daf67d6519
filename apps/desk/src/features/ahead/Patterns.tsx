import { vars } from '../../shared/theme/index.ts';

/** A drawing for each kind of room: a colour and a pattern, so that colour only helps. */
const LOOKS = [
  { colour: vars.color.spruce, lines: undefined },
  { colour: vars.color.teal, lines: 'M0 8L8 0M-2 2L2 -2M6 10L10 6' },
  { colour: vars.color.ox, lines: 'M0 4H8' },
  { colour: vars.color.inkSoft, lines: 'M0 0L8 8M-2 6L2 10M6 -2L10 2' },
  { colour: vars.color.sky, lines: 'M4 0V8' },
  { colour: vars.color.straw, lines: 'M0 4H8M4 0V8' },
] as const;

/** The fill of the nth kind of room. @param of names the chart's own patterns */
export function fillOf(of: string, at: number): string {
  return `url(#${of}-${at % LOOKS.length})`;
}

/** The patterns of a chart. @param of makes their names unique on the page */
export function Patterns({ of }: { readonly of: string }) {
  return (
    <defs>
      {LOOKS.map(({ colour, lines }, at) => (
        <pattern key={colour} id={`${of}-${at}`} width="8" height="8" patternUnits="userSpaceOnUse">
          <rect width="8" height="8" style={{ fill: colour }} />
          {lines !== undefined && <path d={lines} style={{ stroke: vars.color.card, strokeWidth: 1.6 }} />}
        </pattern>
      ))}
    </defs>
  );
}
