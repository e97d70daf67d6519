import type { MailPicture } from './mail-picture.ts';

/** Written by `npm run photos`. */
export const madeMailPictures: readonly MailPicture[] = [
  {
    from: '/pictures/motel-dusk.svg',
    file: 'motel-dusk-5ee74579.jpg',
  },
  {
    from: '/pictures/hoodoo-double-beds.svg',
    file: 'hoodoo-double-beds-76915a83.jpg',
  },
  {
    from: '/pictures/river-queen-bed.svg',
    file: 'river-queen-bed-be94ffcc.jpg',
  },
  {
    from: '/pictures/tipple-twin-beds.svg',
    file: 'tipple-twin-beds-c64bf72a.jpg',
  },
  {
    from: '/pictures/canyon-king-bed.svg',
    file: 'canyon-king-bed-a934e34e.jpg',
  },
  {
    from: '/pictures/trucker-single-bed.svg',
    file: 'trucker-single-bed-51f6a2b8.jpg',
  },
  {
    from: '/pictures/fossil-quad-beds.svg',
    file: 'fossil-quad-beds-28a8aee5.jpg',
  },
];
