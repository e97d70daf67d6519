import { style, styleVariants } from '@vanilla-extract/css';
import { phone, vars } from '../../../shared/theme/index.ts';

const picture43 = { aspectRatio: '4 / 3', objectFit: 'cover', background: vars.color.line } as const;

export const thumbnail = style({ width: '7.5rem', height: '5.625rem', borderRadius: '6px', ...picture43 });
export const set = style({ gridColumn: '1 / -1', minWidth: 0, margin: 0, padding: 0, border: 0 });
export const signs = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '10px' });
const sign = style({ width: '48px', height: '36px', objectFit: 'contain' });
/** Of the site's own papers; the motel's colours may differ. */
export const onSign = styleVariants({
  day: [sign, { background: '#fff9ec' }],
  night: [sign, { background: '#12262b' }],
});

export const board = style({
  display: 'grid',
  width: '100%',
  gap: '12px',
  minWidth: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
});
/** The label of a field for files, as a button. */
export const opener = style({
  justifySelf: 'start',
  position: 'relative',
  cursor: 'pointer',
  ':focus-within': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
});
export const file = style({ position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer' });

/** Chips, on a line that scrolls where it is too long. */
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: '6px' });
export const chip = style({
  minHeight: '32px',
  padding: '0 12px',
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: vars.radius.round,
  fontSize: '0.875rem',
  fontWeight: 650,
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: vars.color.ink,
      background: vars.color.ink,
      color: vars.color.paper,
    },
  },
  '@media': { [phone]: { minHeight: '44px' } },
});

export const uploads = style({
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
});
export const uploadsHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  padding: '8px 12px',
  background: vars.color.sunk,
});
export const bar = style({ flex: '1 1 8rem', minWidth: 0, accentColor: vars.color.ink });
export const uploadsList = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 16px',
  margin: 0,
  padding: '8px 12px',
  listStyle: 'none',
});
export const uploading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  padding: '3px 0',
  overflowWrap: 'anywhere',
});
export const uploadWords = style({ flex: '1 1 0', minWidth: 'min(100%, 7.5rem)' });
export const failed = style({ flexBasis: '100%', color: vars.color.red.text, fontWeight: 600 });

export const grid = style({
  display: 'grid',
  gap: '8px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.25rem, 30%), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const picture = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  padding: 0,
  overflow: 'hidden',
  border: `2px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&[aria-pressed="true"]': { borderColor: vars.color.ink, boxShadow: `0 0 0 2px ${vars.color.ink}` },
    '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '3px' },
  },
});
export const thumb = style({ display: 'block', width: '100%', ...picture43 });
const onPicture = style({
  position: 'absolute',
  insetBlockEnd: '6px',
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  maxWidth: 'calc(100% - 12px)',
  padding: '1px 6px',
  overflow: 'hidden',
  borderRadius: '5px',
  background: vars.color.card,
  color: vars.color.ink,
  fontSize: '0.8125rem',
  fontStyle: 'normal',
  fontWeight: 650,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const place = style([
  onPicture,
  {
    display: 'block',
    insetInlineStart: '6px',
    selectors: {
      [`${picture}[aria-pressed="true"] &`]: { background: vars.color.ink, color: vars.color.paper },
    },
  },
]);
export const lacks = style([
  onPicture,
  { insetBlockEnd: 'auto', insetBlockStart: '6px', insetInlineEnd: '6px', background: vars.color.sunk },
]);

/** One that was taken upright leaves room for its cuts. */
export const ringedPicture = style({
  display: 'block',
  maxWidth: '100%',
  maxHeight: '21rem',
  borderRadius: vars.radius.control,
});
/** Stays in sight beside a long list of thumbnails. */
export const beside = style({ position: 'sticky', insetBlockStart: '16px' });
export const whole = style({ display: 'block', width: '100%', borderRadius: vars.radius.control });
export const ringed = style({
  position: 'relative',
  width: 'fit-content',
  marginInline: 'auto',
  display: 'block',
  cursor: 'crosshair',
  touchAction: 'none',
});
export const ring = style({
  position: 'absolute',
  width: '44px',
  height: '44px',
  padding: 0,
  border: '4px solid #fff',
  borderRadius: '50%',
  outline: '3px solid #12262b',
  background:
    'linear-gradient(#12262b, #12262b) center / 2px 20px no-repeat, linear-gradient(#12262b, #12262b) center / 20px 2px no-repeat',
  boxShadow: 'inset 0 0 0 3px #12262b',
  transform: 'translate(-50%, -50%)',
  cursor: 'move',
  ':focus-visible': { outlineWidth: '6px' },
});
export const cuts = style({
  display: 'grid',
  alignItems: 'end',
  gap: '8px',
  gridTemplateColumns: '2fr 1.33fr .75fr',
});
const cutStyle = style({ display: 'block', width: '100%', borderRadius: '4px', objectFit: 'cover' });
export const cut = styleVariants({
  Wide: [cutStyle, { aspectRatio: '2 / 1' }],
  Tablet: [cutStyle, { aspectRatio: '4 / 3' }],
  Phone: [cutStyle, { aspectRatio: '3 / 4' }],
});
