import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { constants } from './constants.ts';
import { vars } from './contract.css.ts';
import { dark } from './dark.ts';
import { light } from './light.ts';
import { media } from './media.ts';

const { color, shadow, ...rest } = vars;

createGlobalTheme(':root', rest, constants);

const day = {
  colorScheme: 'light',
  vars: { ...assignVars(color, light.color), ...assignVars(shadow, light.shadow) },
};
const night = {
  colorScheme: 'dark',
  vars: { ...assignVars(color, dark.color), ...assignVars(shadow, dark.shadow) },
};

/* The system's setting decides, unless `data-theme` on the root overrides it. */
globalStyle(':root', day);
globalStyle(':root:not([data-theme="light"])', { '@media': { [media.dark]: night } });
globalStyle(':root[data-theme="dark"]', night);
