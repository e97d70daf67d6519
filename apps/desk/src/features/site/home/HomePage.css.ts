import { style } from '@vanilla-extract/css';
import { narrow, vars } from '../../../shared/theme/index.ts';

const hidden = { display: 'none' } as const;

export const columns = style({
  display: 'grid',
  alignItems: 'start',
  gap: '16px',
  gridTemplateColumns: '15rem minmax(0, 1fr) 22.5rem',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** A place of words alone. */
export const withoutPictures = style({
  gridTemplateColumns: '15rem minmax(0, 1fr)',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** A narrow window shows the picker as a page of its own. */
export const hiddenOnPhone = style({ '@media': { [narrow]: hidden } });
export const phoneOnly = style({ '@media': { [`not all and ${narrow}`]: hidden } });
export const chosen = style({ display: 'grid', gap: '16px', minWidth: 0 });
export const pick = style({ display: 'grid', gap: '12px', justifyItems: 'start', padding: '14px 16px 16px' });
export const places = style({ margin: 0, padding: 0, listStyle: 'none' });
export const place = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  width: '100%',
  minHeight: '58px',
  padding: '7px 12px',
  borderBlockStart: `1px solid ${vars.color.line}`,
  lineHeight: 1.25,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: vars.color.sunk },
    '&[aria-current="true"]': { background: vars.color.range, boxShadow: `inset 4px 0 ${vars.color.ink}` },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
});
export const small = style({
  display: 'grid',
  placeContent: 'center',
  flex: '0 0 60px',
  width: '60px',
  height: '44px',
  borderRadius: '5px',
  background: vars.color.sunk,
  color: vars.color.inkSoft,
  objectFit: 'cover',
});
export const note = style({ display: 'block' });
