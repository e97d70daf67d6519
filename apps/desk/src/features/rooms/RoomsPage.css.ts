import { style } from '@vanilla-extract/css';
import { phone, vars } from '../../shared/theme/index.ts';

/** Cards of very different heights, one below the other. */
export const cards = style({ columns: '27rem', columnGap: '16px' });
export const kind = style({ breakInside: 'avoid', marginBlockEnd: '16px' });
export const messages = style({ selectors: { '&:not(:empty)': { marginBlockEnd: '12px' } } });
export const rows = style({ display: 'grid' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  gap: '2px 10px',
  alignItems: 'center',
  minHeight: '48px',
  padding: '4px 10px 4px 16px',
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [phone]: { gridTemplateColumns: '44px minmax(0, 1fr)', paddingBlock: '10px' } },
});
export const chosen = style({
  background: vars.color.sunk,
  boxShadow: `inset 3px 0 0 ${vars.color.ink}`,
});
export const number = style({
  minWidth: '44px',
  minHeight: '44px',
  textAlign: 'start',
  font: `800 1.375rem/1 ${vars.font.display}`,
  fontStretch: '80%',
  selectors: { 'button&': { textDecoration: 'underline dotted 1px', textUnderlineOffset: '4px' } },
});
export const facts = style({
  display: 'grid',
  gridTemplateColumns: '10.5rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '4px 10px',
  '@media': { [phone]: { gridTemplateColumns: '1fr auto' } },
});
export const guest = style({ '@media': { [phone]: { gridColumn: '1 / -1', gridRow: 2 } } });
/** At the end of the line, with no guest either. */
export const traits = style({
  gridColumn: 3,
  color: vars.color.inkSoft,
  fontSize: '0.8125rem',
  '@media': { [phone]: { gridColumn: 2 } },
});
export const soft = style({ color: vars.color.inkSoft });
export const until = style([soft, { whiteSpace: 'nowrap' }]);
export const deeds = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px',
  justifyContent: 'flex-end',
  '@media': { [phone]: { gridColumn: 2, justifyContent: 'flex-start' } },
});
export const aside = style({ display: 'inline-flex', alignItems: 'center', gap: '8px' });
export const further = style({
  gridColumn: '2 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 10px',
  paddingBlock: '4px',
});
export const wrong = style({ display: 'flex', gap: '8px', alignItems: 'center' });
export const form = style({ display: 'grid', gap: '16px' });
export const legend = style({ fontSize: '0.8125rem', fontWeight: 600 });
