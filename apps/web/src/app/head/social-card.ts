import { altOf } from '@motel/content/alt-texts';

/** The picture that services show with a link to the site. */
export const socialCard = {
  src: '/social-card.png',
  alt: altOf('/pictures/social-card.svg'),
  width: 1200,
  height: 630,
};
