import type { Role } from '@motel/api-client/desk-contracts';
import type { ComponentType } from 'react';
import type { PageLink } from '../shared/nav/other-pages.ts';

export interface DeskPage {
  /** Below `/desk`, as the router reads it; the first one that a person may see is their home. */
  readonly path: string;
  /** The least role that sees it. */
  readonly right: Role;
  /** Its file, which exports the page alone. */
  readonly load: () => Promise<Readonly<Record<string, ComponentType>>>;
  /** In the rail; pages without it are opened from others. */
  readonly nav: Omit<PageLink, 'path' | 'badge'> | undefined;
}

const RAIL: Readonly<Record<string, DeskPage['nav']>> = {
  tonight: { title: 'Tonight', icon: 'moon', letter: 't' },
  plan: { title: 'Plan', icon: 'plan', letter: 'p' },
  rates: { title: 'Rates', icon: 'tag', letter: 'r' },
  rooms: { title: 'Rooms', icon: 'broom', letter: 'h' },
  till: { title: 'Till', icon: 'till', letter: 'l' },
  morning: { title: 'Morning', icon: 'check', letter: 'm' },
  ahead: { title: 'Ahead', icon: 'chart', letter: 'a', views: ['/figures'] },
  companies: { title: 'Companies', icon: 'company', letter: 'c' },
  month: { title: 'Books', icon: 'receipt', letter: 'b', views: ['/journal', '/tax-return'] },
  site: { title: 'Your motel', icon: 'house', letter: 'y' },
  people: { title: 'People', icon: 'person', letter: 'o' },
  log: { title: 'Log', icon: 'note', letter: 'g' },
};

function page(path: string, right: Role, load: DeskPage['load']): DeskPage {
  return { path, right, load, nav: RAIL[path] };
}

export const DESK_PAGES: readonly DeskPage[] = [
  page('tonight', 'clerk', () => import('../features/tonight/TonightPage.tsx')),
  page('plan', 'clerk', () => import('../features/plan/PlanPage.tsx')),
  page('rates', 'clerk', () => import('../features/rates/month/RatesPage.tsx')),
  page('rooms', 'housekeeping', () => import('../features/housekeeping/HousekeepingPage.tsx')),
  page('till', 'clerk', () => import('../features/till/TillPage.tsx')),
  page('morning', 'clerk', () => import('../features/morning/MorningPage.tsx')),
  page('ahead', 'clerk', () => import('../features/ahead/AheadPage.tsx')),
  page('companies', 'clerk', () => import('../features/companies/CompaniesPage.tsx')),
  page('month', 'owner', () => import('../features/books/MonthPage.tsx')),
  page('site', 'owner', () => import('../features/site/SitePage.tsx')),
  page('people', 'owner', () => import('../features/people/PeoplePage.tsx')),
  page('log', 'owner', () => import('../features/log/LogPage.tsx')),
  page('rates/codes', 'clerk', () => import('../features/rates/lists/CodesPage.tsx')),
  page('rates/terms', 'clerk', () => import('../features/rates/terms/TermsPage.tsx')),
  page('rates/demand', 'clerk', () => import('../features/rates/demand/DemandPage.tsx')),
  page('rates/plans', 'clerk', () => import('../features/rates/plans/PlansPage.tsx')),
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
  page('tonight/several', 'clerk', () => import('../features/several/SeveralPage.tsx')),
  page('papers/in-house', 'clerk', () => import('../features/papers/InHousePaper.tsx')),
  page('papers/cards', 'clerk', () => import('../features/papers/CardsPaper.tsx')),
  page('stays/:id/card', 'clerk', () => import('../features/papers/CardsPaper.tsx')),
  page('housekeeping/list', 'housekeeping', () => import('../features/housekeeping/ChoresPaper.tsx')),
  page('stays/:id/receipts', 'clerk', () => import('../features/receipt/ReceiptsPage.tsx')),
  page('receipts/:number', 'clerk', () => import('../features/receipt/ReceiptPage.tsx')),
  page('all-rooms', 'housekeeping', () => import('../features/rooms/RoomsPage.tsx')),
  page('new', 'clerk', () => import('../features/new-stay/NewStayPage.tsx')),
  page('waiting', 'clerk', () => import('../features/waiting/WaitingPage.tsx')),
  page('new-group', 'clerk', () => import('../features/new-stay/NewGroupPage.tsx')),
  page('groups/:id', 'clerk', () => import('../features/group/GroupPage.tsx')),
  page('groups/:id/list', 'clerk', () => import('../features/papers/RoomingListPaper.tsx')),
  page('companies/:id', 'clerk', () => import('../features/companies/CompanyPage.tsx')),
  page('vouchers', 'clerk', () => import('../features/vouchers/VouchersPage.tsx')),
  page('vouchers/:code', 'clerk', () => import('../features/vouchers/VoucherPaper.tsx')),
  page('invoices/:number', 'clerk', () => import('../features/companies/InvoicePage.tsx')),
  page('guests/:id', 'clerk', () => import('../features/guest/GuestPage.tsx')),
  page('stays/:id', 'clerk', () => import('../features/stay/StayPage.tsx')),
  page('more', 'housekeeping', () => import('../features/more/MorePage.tsx')),
  page('my-devices', 'housekeeping', () => import('../features/people/MyDevicesPage.tsx')),
];
