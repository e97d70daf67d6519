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
  /** Its file, which exports the page alone. */
  readonly load: () => Promise<Readonly<Record<string, ComponentType>>>;
}

/** A page that is opened from others. */
function page(path: string, right: Role, load: DeskPage['load']): DeskPage {
  return { path, right, load };
}

/** Every page of the desk, in the order of the rail. */
export const DESK_PAGES: readonly DeskPage[] = [
  {
    ...page('tonight', 'clerk', () => import('../features/tonight/TonightPage.tsx')),
    nav: { title: 'Tonight', icon: 'moon', letter: 't' },
  },
  {
    ...page('plan', 'clerk', () => import('../features/plan/PlanPage.tsx')),
    nav: { title: 'Plan', icon: 'plan', letter: 'p' },
  },
  {
    ...page('rates', 'clerk', () => import('../features/rates/month/RatesPage.tsx')),
    nav: { title: 'Rates', icon: 'tag', letter: 'r' },
  },
  {
    ...page('rooms', 'housekeeping', () => import('../features/housekeeping/HousekeepingPage.tsx')),
    nav: { title: 'Rooms', icon: 'broom', letter: 'h' },
  },
  {
    ...page('till', 'clerk', () => import('../features/till/TillPage.tsx')),
    nav: { title: 'Till', icon: 'till', letter: 'l' },
  },
  {
    ...page('morning', 'clerk', () => import('../features/morning/MorningPage.tsx')),
    nav: { title: 'Morning', icon: 'check', letter: 'm' },
  },
  {
    ...page('ahead', 'clerk', () => import('../features/ahead/AheadPage.tsx')),
    nav: { title: 'Ahead', icon: 'chart', letter: 'a', views: ['/figures'] },
  },
  {
    ...page('companies', 'clerk', () => import('../features/companies/CompaniesPage.tsx')),
    nav: { title: 'Companies', icon: 'company', letter: 'c' },
  },
  {
    ...page('month', 'owner', () => import('../features/books/MonthPage.tsx')),
    nav: { title: 'Books', icon: 'receipt', letter: 'b', views: ['/journal', '/tax-return'] },
  },
  {
    ...page('site', 'owner', () => import('../features/site/SitePage.tsx')),
    nav: { title: 'Your motel', icon: 'house', letter: 'y' },
  },
  {
    ...page('people', 'owner', () => import('../features/people/PeoplePage.tsx')),
    nav: { title: 'People', icon: 'person', letter: 'o' },
  },
  {
    ...page('log', 'owner', () => import('../features/log/LogPage.tsx')),
    nav: { title: 'Log', icon: 'note', letter: 'g' },
  },
  page('rates/codes', 'clerk', () => import('../features/rates/lists/CodesPage.tsx')),
  page('rates/taxes', 'clerk', () => import('../features/rates/lists/TaxesPage.tsx')),
  page('rates/articles', 'clerk', () => import('../features/rates/lists/ArticlesPage.tsx')),
  page('import', 'owner', () => import('../features/import-stays/ImportPage.tsx')),
  page('site/begin', 'owner', () => import('../features/site/begin/BeginPage.tsx')),
  page('site/*', 'owner', () => import('../features/site/PartPage.tsx')),
  page('day-end', 'clerk', () => import('../features/day-end/DayEndPage.tsx')),
  page('journal', 'owner', () => import('../features/books/JournalPage.tsx')),
  page('tax-return', 'owner', () => import('../features/books/TaxReturnPage.tsx')),
  page('figures', 'owner', () => import('../features/ahead/FiguresPage.tsx')),
  page('papers/arrivals', 'clerk', () => import('../features/papers/ArrivalsPaper.tsx')),
  page('papers/cards', 'clerk', () => import('../features/papers/CardsPaper.tsx')),
  page('stays/:id/card', 'clerk', () => import('../features/papers/CardPaper.tsx')),
  page('housekeeping/list', 'housekeeping', () => import('../features/housekeeping/ChoresPaper.tsx')),
  page('stays/:id/receipts', 'clerk', () => import('../features/receipt/ReceiptsPage.tsx')),
  page('receipts/:number', 'clerk', () => import('../features/receipt/ReceiptPage.tsx')),
  page('all-rooms', 'housekeeping', () => import('../features/rooms/RoomsPage.tsx')),
  page('new', 'clerk', () => import('../features/new-stay/NewStayPage.tsx')),
  page('companies/:id', 'clerk', () => import('../features/companies/CompanyPage.tsx')),
  page('invoices/:number', 'clerk', () => import('../features/companies/InvoicePage.tsx')),
  page('guests/:id', 'clerk', () => import('../features/guest/GuestPage.tsx')),
  page('stays/:id', 'clerk', () => import('../features/stay/StayPage.tsx')),
  page('more', 'housekeeping', () => import('../features/more/MorePage.tsx')),
  page('my-devices', 'housekeeping', () => import('../features/people/MyDevicesPage.tsx')),
];
