import { style, styleVariants } from '@vanilla-extract/css';

export const root = style({ display: 'flex', flexWrap: 'wrap', minWidth: 0 });

export const alignments = styleVariants({
  center: { alignItems: 'center' },
  start: { alignItems: 'flex-start' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
});

export const spreads = styleVariants({
  start: {},
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});
