import { vars } from '@motel/ui/theme';
import { globalStyle } from '@vanilla-extract/css';
import { phone } from './widths.ts';

/* Denser than the site: a clerk reads forty rows at a glance. */
globalStyle('body', {
  fontSize: '0.875rem',
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [phone]: { fontSize: '1rem', paddingBlockEnd: '72px' } },
});
/* What has focus is never behind the bar at the bottom of a phone. */
globalStyle('html', { '@media': { [phone]: { scrollPaddingBlockEnd: '80px' } } });
globalStyle('h1, h2, h3', {
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontStretch: '80%',
  lineHeight: 1,
  letterSpacing: '-0.01em',
});
globalStyle('h1', { fontSize: '1.75rem' });
globalStyle('h2', { fontSize: '1.25rem' });
globalStyle('h3', { fontSize: '1.0625rem' });
globalStyle('kbd', {
  display: 'inline-block',
  minWidth: '19px',
  padding: '2px 5px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: '4px',
  color: 'inherit',
  font: `550 0.75rem/1 ${vars.font.text}`,
  textAlign: 'center',
  '@media': { [phone]: { display: 'none' } },
});
