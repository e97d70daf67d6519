import { pictureAddress } from './photos/picture-address.ts';
import type { Banner } from './shapes/banner.ts';

const posters: readonly Banner[] = [
  {
    title: 'Breakfast is on us',
    words: 'Pancakes and hot coffee, on early, and something to take along. It comes with every room.',
    picture: '/pictures/banner-breakfast.svg',
    paper: 'spruce',
  },
  {
    title: 'Park the whole rig',
    words: 'Trailer on, right outside the door, and in the price of the room.',
    picture: '/pictures/banner-truck.svg',
    paper: 'ox',
    room: 'trucker-single',
  },
  {
    title: 'Dogs check in, too',
    words: 'A hook for the lead, a bowl of water and a cushion in the corner.',
    picture: '/pictures/banner-dog.svg',
    paper: 'teal',
    room: 'hoodoo-double',
  },
  {
    title: 'Straight from the desk',
    words: 'Book with us and nobody stands between: the whole price is on the table before you pay.',
    picture: '/pictures/banner-keys.svg',
    paper: 'straw',
  },
  {
    title: 'Stay for the dig',
    words: 'A night, a week or the length of the season. What turns up in the ground is yours to look at.',
    picture: '/pictures/banner-dig.svg',
    paper: 'ox',
  },
];

/** The home page's banners in their order: five, of which two link to a room (§2). */
export const banners: readonly Banner[] = posters.map((poster) => ({
  ...poster,
  picture: pictureAddress(poster.picture),
}));
