/** Line drawings on a 24 × 24 grid, stroked in the colour of the text around them. */
export const paths = {
  'arrow-left': 'M20 12H4m6-6-6 6 6 6',
  'arrow-right': 'M4 12h16m-6-6 6 6-6 6',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8 3.5V8M16 3.5V8',
  check: 'm4.5 12.5 5 5L19.5 7',
  'chevron-down': 'm5.5 9 6.5 6.5L18.5 9',
  'chevron-left': 'M15 5.5 8.5 12l6.5 6.5',
  'chevron-right': 'm9 5.5 6.5 6.5L9 18.5',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  external: 'M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.5v.1',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  people:
    'M9 12a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c.4-3.600 2.800-5.5 6.5-5.5s6.100 1.900 6.5 5.5M15.5 5.200a3.5 3.5 0 0 1 0 6.600M18 15c2 .8 3.200 2.5 3.5 5',
  phone:
    'M5 3.5h4l1.5 4.5-2.200 1.700a12 12 0 0 0 6 6l1.700-2.200 4.5 1.5v4a1.5 1.5 0 0 1-1.600 1.5C10.5 20 4 13.5 3.5 5.100A1.5 1.5 0 0 1 5 3.5z',
  pin: 'M12 21.5c4.5-4.900 7-8.5 7-11.5a7 7 0 1 0-14 0c0 3 2.5 6.600 7 11.5zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  play: 'M8 5.5v13l10.5-6.5z',
  plus: 'M12 5v14M5 12h14',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.6-4 3.300-6 7.5-6s6.900 2 7.5 6',
  warning: 'M12 4 2.5 20h19zM12 10v5M12 17.5v.1',
} as const;
