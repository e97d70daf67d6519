import { media, vars } from '@motel/ui/theme';
import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { phone } from './widths.ts';

/** The desk's own tokens, beside those of the site: bars of the plan, states of rooms, seasons, a denser page. */
export const desk = createGlobalThemeContract(
  {
    rail: null,
    onRail: null,
    railOn: null,
    onRailOn: null,
    /** The chosen row. */
    pick: null,
    barIn: null,
    onBarIn: null,
    /** The bars of shares. */
    share: null,
    barOk: null,
    onBarOk: null,
    barOkEdge: null,
    barPast: null,
    onBarPast: null,
    weekend: null,
    grid: null,
    hatch: null,
    season1: null,
    season2: null,
    season3: null,
    fobRim: null,
  },
  (_value, path) => `desk-${path.join('-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
);

const day = assignVars(desk, {
  rail: '#12352d',
  onRail: '#e9e0c6',
  railOn: '#fff9ec',
  onRailOn: '#12302a',
  pick: '#ffd9b8',
  barIn: '#1e5145',
  onBarIn: '#fff4dc',
  share: '#3b6c5f',
  barOk: '#cfe3d6',
  onBarOk: '#12302a',
  barOkEdge: '#3e7f74',
  barPast: '#e6d9bc',
  onBarPast: '#4f5b4c',
  weekend: '#f3e4c8',
  grid: '#e9dabb',
  hatch: '#85754f66',
  season1: '#f8edd6',
  season2: '#f6dda4',
  season3: '#f3c58c',
  fobRim: '#0000',
});

const night = assignVars(desk, {
  rail: '#081614',
  onRail: '#d8cdb2',
  railOn: '#23483f',
  onRailOn: '#f8ebd0',
  pick: '#28493f',
  barIn: '#a8cdb9',
  onBarIn: '#0b211c',
  share: '#7fae98',
  barOk: '#1f4a41',
  onBarOk: '#f8ebd0',
  barOkEdge: '#7db0a0',
  barPast: '#23403a',
  onBarPast: '#a9b8aa',
  weekend: '#132b27',
  grid: '#22403a',
  hatch: '#86a09655',
  season1: '#17332e',
  season2: '#3d3a20',
  season3: '#553620',
  fobRim: '#5d7a70',
});

globalStyle(':root', { vars: day });
globalStyle(':root:not([data-theme="light"])', { '@media': { [media.dark]: { vars: night } } });
globalStyle(':root[data-theme="dark"]', { vars: night });

const { density } = vars;

/* Denser than the site: a clerk reads forty rows at a glance. */
globalStyle(':root', {
  vars: assignVars(density, {
    label: '0.8125rem',
    mark: 'flex-start',
    control: { height: '44px', padding: '0 12px', weight: '600' },
    small: { height: '32px', padding: '2px 10px', text: '0.8125rem' },
    regular: { height: '40px', padding: '6px 14px', text: '1em' },
    large: { height: '52px', padding: '6px 18px', text: '1rem' },
    edge: vars.color.control,
    note: '10px 12px',
    pill: { padding: '1px 8px 1px 6px', text: '0.8125rem' },
  }),
  '@media': { [phone]: { vars: { [density.regular.height]: '44px' } } },
});
