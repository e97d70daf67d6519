import { motel, offPages, ownPages } from '@motel/content';

export interface SiteLink {
  /** A page of the site, or an address elsewhere. */
  readonly to: string;
  readonly label: string;
}

/** The header's links (§2), with the way to the rooms before them. */
export const headerLinks: readonly SiteLink[] = [
  { to: '/hotel-card', label: 'Rooms' },
  { to: '/get-app', label: 'Get the app' },
  { to: '/gallery', label: 'Gallery' },
  { to: '/contact', label: 'Contact' },
];

interface LinkGroup {
  readonly heading: string;
  readonly links: readonly SiteLink[];
}

/** The group with the pages about the motel, its own among them. */
const OF_MOTEL = `The ${motel.house ?? 'motel'}`;

/** The footer's links in groups (§2), with the town's own site; /terms appears twice, contact under the front desk. */
const ofEveryMotel: readonly LinkGroup[] = [
  {
    heading: 'Stay',
    links: [
      { to: '/hotel-card', label: 'Rooms' },
      { to: '/card', label: 'Rooms at a glance' },
      { to: '/MotelsInCanada', label: 'Motels in Canada' },
      { to: '/vacationRentals', label: 'Vacation rentals' },
      { to: '/accommodationGuide', label: 'Accommodation guide' },
      { to: '/comparisonTable', label: 'Comparison table' },
      { to: '/get-app', label: 'Get the app' },
    ],
  },
  {
    heading: 'Plan',
    links: [
      { to: '/travelGuide', label: 'Travel guides' },
      { to: '/car-rentalGuide', label: 'Car rental guide' },
      { to: '/domestic-Flights-Guide', label: 'Domestic flights guide' },
      { to: '/gallery', label: 'Gallery' },
      { to: motel.townSite.url, label: 'Visit the town' },
    ],
  },
  {
    heading: OF_MOTEL,
    links: [
      { to: '/about', label: 'About' },
      { to: '/Careers', label: 'Careers' },
      { to: '/Partner', label: 'Partner' },
      { to: '/news', label: 'News' },
      { to: '/advertise', label: 'Advertise' },
      { to: '/affiliate', label: 'Affiliate' },
    ],
  },
  {
    heading: 'Fine print',
    links: [
      { to: '/terms', label: 'Terms' },
      { to: '/privacy-policy', label: 'Privacy policy' },
      { to: '/refund-policy', label: 'Refund policy' },
      { to: '/cookies', label: 'Cookies' },
      { to: '/accessibility', label: 'Accessibility' },
      { to: '/terms', label: 'Terms of use' },
    ],
  },
];

/** The same with the motel's own pages, and without those that it has not. */
export const footerGroups: readonly LinkGroup[] = ofEveryMotel.map(({ heading, links }) => ({
  heading,
  links: [
    ...links.filter(({ to }) => !offPages.includes(to.slice(1))),
    ...(heading === OF_MOTEL ? ownPages.map(({ name, title }) => ({ to: `/${name}`, label: title })) : []),
  ],
}));
