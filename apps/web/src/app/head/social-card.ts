import type { HeadWords } from './head-words.ts';

/** The picture that services show with a link to the site. */
export const socialCard = ({ head }: HeadWords) => ({
  src: '/social-card.png',
  alt: head.card,
  width: 1200,
  height: 630,
});
