import type { Role } from '@motel/api-client/desk-contracts';
import type { ComponentType } from 'react';
import type { DeskIconName } from '../shared/icon/drawings.ts';

export interface DeskPage {
  /** Below `/desk`, as the router reads it; the first one that a person may see is their home. */
  readonly path: string;
  /** The least role that sees it. */
  readonly right: Role;
  /** In the rail; pages without it are opened from others. */
  readonly nav?: {
    readonly title: string;
    readonly icon: DeskIconName;
    /** After `G`. */
    readonly letter: string;
    /** Other addresses of the same page. */
    readonly views?: readonly string[];
  };
  readonly load: () => Promise<{ readonly Page: ComponentType }>;
}

/** A page that is opened from others. */
function page(path: string, right: Role, find: () => Promise<ComponentType>): DeskPage {
  return { path, right, load: async () => ({ Page: await find() }) };
}

/** Every page of the desk, in the order of the rail. */
export const DESK_PAGES: readonly DeskPage[] = [
  {
    ...page(
      'tonight',
      'clerk',
      async () => (await import('../features/tonight/TonightPage.tsx')).TonightPage,
    ),
    nav: { title: 'Tonight', icon: 'moon', letter: 't' },
  },
  {
    ...page('plan', 'clerk', async () => (await import('../features/plan/PlanPage.tsx')).PlanPage),
    nav: { title: 'Plan', icon: 'plan', letter: 'p' },
  },
  {
    ...page('rates', 'clerk', async () => (await import('../features/rates/RatesPage.tsx')).RatesPage),
    nav: { title: 'Rates', icon: 'tag', letter: 'r' },
  },
  {
    ...page(
      'rooms',
      'housekeeping',
      async () => (await import('../features/housekeeping/HousekeepingPage.tsx')).HousekeepingPage,
    ),
    nav: { title: 'Rooms', icon: 'broom', letter: 'h' },
  },
  {
    ...page('till', 'clerk', async () => (await import('../features/till/TillPage.tsx')).TillPage),
    nav: { title: 'Till', icon: 'till', letter: 'l' },
  },
  {
    ...page(
      'morning',
      'clerk',
      async () => (await import('../features/morning/MorningPage.tsx')).MorningPage,
    ),
    nav: { title: 'Morning', icon: 'check', letter: 'm' },
  },
  {
    ...page('ahead', 'clerk', async () => (await import('../features/ahead/AheadPage.tsx')).AheadPage),
    nav: { title: 'Ahead', icon: 'chart', letter: 'a', views: ['/figures'] },
  },
  {
    ...page('month', 'owner', async () => (await import('../features/books/MonthPage.tsx')).MonthPage),
    nav: { title: 'Books', icon: 'receipt', letter: 'b', views: ['/journal', '/tax-return'] },
  },
  {
    ...page('site', 'owner', async () => (await import('../features/site/SitePage.tsx')).SitePage),
    nav: { title: 'Your motel', icon: 'house', letter: 'y' },
  },
  {
    ...page('people', 'owner', async () => (await import('../features/people/PeoplePage.tsx')).PeoplePage),
    nav: { title: 'People', icon: 'person', letter: 'o' },
  },
  {
    ...page('log', 'owner', async () => (await import('../features/log/LogPage.tsx')).LogPage),
    nav: { title: 'Log', icon: 'note', letter: 'g' },
  },
  page('rates/codes', 'clerk', async () => (await import('../features/rates/CodesPage.tsx')).CodesPage),
  page('rates/taxes', 'clerk', async () => (await import('../features/rates/taxes/TaxesPage.tsx')).TaxesPage),
  page(
    'rates/articles',
    'clerk',
    async () => (await import('../features/rates/articles/ArticlesPage.tsx')).ArticlesPage,
  ),
  page('import', 'owner', async () => (await import('../features/import-stays/ImportPage.tsx')).ImportPage),
  page('site/begin', 'owner', async () => (await import('../features/site/begin/BeginPage.tsx')).BeginPage),
  page('site/*', 'owner', async () => (await import('../features/site/PartPage.tsx')).PartPage),
  page('day-end', 'clerk', async () => (await import('../features/day-end/DayEndPage.tsx')).DayEndPage),
  page('journal', 'owner', async () => (await import('../features/books/JournalPage.tsx')).JournalPage),
  page(
    'tax-return',
    'owner',
    async () => (await import('../features/books/TaxReturnPage.tsx')).TaxReturnPage,
  ),
  page('figures', 'owner', async () => (await import('../features/ahead/FiguresPage.tsx')).FiguresPage),
  page(
    'papers/arrivals',
    'clerk',
    async () => (await import('../features/papers/ArrivalsPaper.tsx')).ArrivalsPaper,
  ),
  page('papers/cards', 'clerk', async () => (await import('../features/papers/CardsPaper.tsx')).CardsPaper),
  page('stays/:id/card', 'clerk', async () => (await import('../features/papers/CardPaper.tsx')).CardPaper),
  page(
    'housekeeping/list',
    'housekeeping',
    async () => (await import('../features/housekeeping/ChoresPaper.tsx')).ChoresPaper,
  ),
  page(
    'stays/:id/receipts',
    'clerk',
    async () => (await import('../features/receipt/ReceiptsPage.tsx')).ReceiptsPage,
  ),
  page(
    'receipts/:number',
    'clerk',
    async () => (await import('../features/receipt/ReceiptPage.tsx')).ReceiptPage,
  ),
  page('all-rooms', 'housekeeping', async () => (await import('../features/rooms/RoomsPage.tsx')).RoomsPage),
  page('new', 'clerk', async () => (await import('../features/new-stay/NewStayPage.tsx')).NewStayPage),
  page(
    'companies',
    'clerk',
    async () => (await import('../features/companies/CompaniesPage.tsx')).CompaniesPage,
  ),
  page(
    'companies/:id',
    'clerk',
    async () => (await import('../features/companies/CompanyPage.tsx')).CompanyPage,
  ),
  page(
    'invoices/:number',
    'clerk',
    async () => (await import('../features/companies/InvoicePage.tsx')).InvoicePage,
  ),
  page('guests/:id', 'clerk', async () => (await import('../features/guest/GuestPage.tsx')).GuestPage),
  page('stays/:id', 'clerk', async () => (await import('../features/stay/StayPage.tsx')).StayPage),
  page('more', 'housekeeping', async () => (await import('../features/more/MorePage.tsx')).MorePage),
  page(
    'my-devices',
    'housekeeping',
    async () => (await import('../features/people/MyDevicesPage.tsx')).MyDevicesPage,
  ),
];
