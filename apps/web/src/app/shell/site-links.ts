import type { Words } from '../../shared/words.ts';

export interface SiteLink {
  /** A page of the site, or an address elsewhere. */
  readonly to: string;
  readonly label: string;
}

/** The header's links (§2), with the way to the rooms before them and the motel's own choice behind them. */
export const headerLinks = (words: Words): readonly SiteLink[] => {
  const { t, motel } = words;
  return [
    ...withoutOff(words, [
      { to: '/hotel-card', label: t('Rooms') },
      { to: '/get-app', label: t('Get the app') },
      { to: '/gallery', label: t('Gallery') },
      { to: '/contact', label: t('Contact') },
    ]),
    ...linksTo(
      words,
      motel.ownPages.filter(({ inMenu }) => inMenu),
    ),
  ];
};

interface LinkGroup {
  readonly heading: string;
  readonly links: readonly SiteLink[];
}

const ofMotel = ({ motel, t }: Words) => t('The {house}', { house: motel.house ?? 'house' });

/** The footer's links in groups (§2), with the town's own site; /terms appears twice, contact under the front desk. */
const ofEveryMotel = (words: Words): readonly LinkGroup[] => {
  const { t, motel } = words;
  return [
    {
      heading: t('Stay'),
      links: [
        { to: '/hotel-card', label: t('Rooms') },
        { to: '/card', label: t('Rooms at a glance') },
        { to: '/MotelsInCanada', label: t('Motels in Canada') },
        { to: '/vacationRentals', label: t('Vacation rentals') },
        { to: '/accommodationGuide', label: t('Accommodation guide') },
        { to: '/comparisonTable', label: t('Comparison table') },
        { to: '/get-app', label: t('Get the app') },
      ],
    },
    {
      heading: t('Plan'),
      links: [
        { to: '/travelGuide', label: t('Travel guides') },
        { to: '/car-rentalGuide', label: t('Car rental guide') },
        { to: '/domestic-Flights-Guide', label: t('Domestic flights guide') },
        { to: '/gallery', label: t('Gallery') },
        { to: motel.townSite.url, label: t('Visit the town') },
      ],
    },
    {
      heading: ofMotel(words),
      links: [
        { to: '/about', label: t('About') },
        { to: '/Careers', label: t('Careers') },
        { to: '/Partner', label: t('Partner') },
        { to: '/news', label: t('News') },
        { to: '/advertise', label: t('Advertise') },
        { to: '/affiliate', label: t('Affiliate') },
      ],
    },
    {
      heading: t('Fine print'),
      links: [
        { to: '/terms', label: t('Terms') },
        { to: '/privacy-policy', label: t('Privacy policy') },
        { to: '/refund-policy', label: t('Refund policy') },
        { to: '/cookies', label: t('Cookies') },
        { to: '/accessibility', label: t('Accessibility') },
        { to: '/terms', label: t('Terms of use') },
      ],
    },
  ];
};

/** The same with the motel's own pages, and without those that it has not. */
export const footerGroups = (words: Words): readonly LinkGroup[] => {
  return ofEveryMotel(words)
    .map(({ heading, links }) => ({
      heading,
      links: [
        ...withoutOff(words, links),
        ...(heading === ofMotel(words) ? linksTo(words, words.motel.ownPages) : []),
      ],
    }))
    .filter(({ links }) => links.length > 0);
};

function linksTo({ motel }: Words, pages: typeof motel.ownPages): readonly SiteLink[] {
  return pages.map(({ name, title }) => ({ to: `/${name}`, label: title }));
}

function withoutOff({ motel }: Words, links: readonly SiteLink[]): readonly SiteLink[] {
  return links.filter(({ to }) => !motel.offPages.includes(to.slice(1)));
}
