import { desk, vars } from '../../shared/theme/index.ts';

/** A drawing for each kind of room: a colour and a pattern, so that colour only helps. */
const LOOKS = [
  { colour: desk.kind1, lines: undefined },
  { colour: desk.kind2, lines: 'M0 8L8 0M-2 2L2 -2M6 10L10 6' },
  { colour: desk.kind3, lines: 'M0 4H8' },
  { colour: desk.kind4, lines: 'M0 0L8 8M-2 6L2 10M6 -2L10 2' },
  { colour: desk.kind5, lines: 'M4 0V8' },
  { colour: desk.kind6, lines: 'M0 4H8M4 0V8' },
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
