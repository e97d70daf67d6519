import type { HeadWords } from './head-words.ts';

export const socialCard = ({ head }: HeadWords) => ({
  src: '/social-card.png',
  alt: head.card,
  width: 1200,
  height: 630,
});
