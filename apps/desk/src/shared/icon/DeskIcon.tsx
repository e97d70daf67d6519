import { Icon } from '@motel/ui';

interface DeskIconProps {
  readonly name: DeskIconName;
  /** `small` is 16 px. @default 20 px */
  readonly size?: 'small';
  readonly className?: string | undefined;
}

/** A drawing of the desk beside words that say the same. */
export function DeskIcon({ name, size, className }: DeskIconProps) {
  return <Icon path={DRAWINGS[name]} grid={20} size={size === 'small' ? 16 : 20} className={className} />;
}

/** The desk's drawings on a grid of 20 × 20, in lines of the text's colour. */
export const DRAWINGS = {
  moon: 'M16.5 12.2A7 7 0 1 1 8 3.5a5.6 5.6 0 0 0 8.5 8.7z',
  plan: 'M3 5h8M7 10h9M4 15h6',
  tag: 'M3 10.5V4h6.5L17 11.5 11 17.5zM6 7.6a.8 .8 0 1 0 1.6 0a.8 .8 0 1 0 -1.6 0',
  broom: 'M13 3L9.5 9.5M6 9l6.5 3.5-2 5H3.5C5 15 5.5 12 6 9z',
  till: 'M3 9h14v8H3zM5 9V4h8v5M7 12.5h6',
  check: 'M4 10.5l4 4L16.5 6',
  chart: 'M3 17h14M5.5 14V9M10 14V4M14.5 14v-3',
  search: 'M3 9a6 6 0 1 0 12 0a6 6 0 1 0 -12 0M13.5 13.5L18 18',
  cross: 'M5 5l10 10M15 5L5 15',
  fresh: 'M4 9a6 6 0 0 1 11-2M16 4v3.5h-3.5M16 11a6 6 0 0 1-11 2M4 16v-3.5h3.5',
  plus: 'M10 4v12M4 10h12',
  clock: 'M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M10 6v4l3 2',
  arrive: 'M9 4h7v12H9M3 10h9M9 7l3 3-3 3',
  leave: 'M11 4H4v12h7M8 10h9M14 7l3 3-3 3',
  cash: 'M2.5 5.5h15v9h-15zM8 10a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
  card: 'M2.5 5h15v10h-15zM2.5 8.5h15',
  mail: 'M3 5h14v10H3zM3 6l7 5 7-5',
  house: 'M3 9l2-5h10l2 5M4 9v8h12V9M8 17v-4h4v4',
  company: 'M4 17V3.5h7.5V17M11.5 8H16v9M2.5 17h15M6.5 7h2.5M6.5 10.5h2.5M6.5 14h2.5',
  bed: 'M3 16V5M3 13h14v3M17 13v-2.5L8 9v4',
  warning: 'M10 3l8 14H2zM10 8v4M10 14.5v.1',
  more: 'M3.7 10a.8 .8 0 1 0 1.6 0a.8 .8 0 1 0 -1.6 0M9.2 10a.8 .8 0 1 0 1.6 0a.8 .8 0 1 0 -1.6 0M14.7 10a.8 .8 0 1 0 1.6 0a.8 .8 0 1 0 -1.6 0',
  back: 'M12 4l-6 6 6 6',
  forward: 'M8 4l6 6-6 6',
  swap: 'M4 7h12l-3-3M16 13H4l3 3',
  undo: 'M8 4L4 8l4 4M4 8h8a4 4 0 0 1 0 8H8',
  receipt: 'M5 2.5h7l3.5 3.5v11.5H5zM8 9h5M8 12.5h5',
  note: 'M4 4h12v9l-3 3H4zM7 8h6M7 11h3',
  link: 'M8.5 11.5l3-3M9 6l2-2a3.5 3.5 0 0 1 5 5l-2 2M11 14l-2 2a3.5 3.5 0 0 1-5-5l2-2',
  dog: 'M4 16v-5l-1-1V6l2-2 2 2h5l4 3v7M7 16v-3h6v3',
  key: 'M3 10a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0M10 10h8M15.5 10v3.5M18 10v2',
  lock: 'M5 9h10v8H5zM7 9V6.5a3 3 0 0 1 6 0V9',
  print: 'M6 8V3h8v5M3.5 8h13v6H14M6 14H3.5M6 12h8v5H6z',
  upload: 'M10 16V7M6.5 10.5L10 7l3.5 3.5M3.5 4h13',
  save: 'M10 3v9M6.5 8.5L10 12l3.5-3.5M3.5 14v3h13v-3',
  person: 'M6.5 6.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0M3.5 17a6.5 6.5 0 0 1 13 0',
};

export type DeskIconName = keyof typeof DRAWINGS;
