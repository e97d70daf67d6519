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
  };
  readonly load: () => Promise<{ readonly Page: ComponentType }>;
}

/** Every page of the desk, in the order of the rail. */
export const DESK_PAGES: readonly DeskPage[] = [
  {
    path: 'tonight',
    right: 'clerk',
    nav: { title: 'Tonight', icon: 'moon', letter: 't' },
    load: async () => ({ Page: (await import('../features/tonight/TonightPage.tsx')).TonightPage }),
  },
  {
    path: 'plan',
    right: 'clerk',
    nav: { title: 'Plan', icon: 'plan', letter: 'p' },
    load: async () => ({ Page: (await import('../features/plan/PlanPage.tsx')).PlanPage }),
  },
  {
    path: 'rates',
    right: 'clerk',
    nav: { title: 'Rates', icon: 'tag', letter: 'r' },
    load: async () => ({ Page: (await import('../features/rates/RatesPage.tsx')).RatesPage }),
  },
  {
    path: 'rooms',
    right: 'housekeeping',
    nav: { title: 'Rooms', icon: 'broom', letter: 'h' },
    load: async () => ({
      Page: (await import('../features/housekeeping/HousekeepingPage.tsx')).HousekeepingPage,
    }),
  },
  {
    path: 'till',
    right: 'clerk',
    nav: { title: 'Till', icon: 'till', letter: 'l' },
    load: async () => ({ Page: (await import('../features/till/TillPage.tsx')).TillPage }),
  },
  {
    path: 'morning',
    right: 'clerk',
    nav: { title: 'Morning', icon: 'check', letter: 'm' },
    load: async () => ({ Page: (await import('../features/morning/MorningPage.tsx')).MorningPage }),
  },
  {
    path: 'ahead',
    right: 'clerk',
    nav: { title: 'Ahead', icon: 'chart', letter: 'a' },
    load: async () => ({ Page: (await import('../features/ahead/AheadPage.tsx')).AheadPage }),
  },
  {
    path: 'site',
    right: 'owner',
    nav: { title: 'Your motel', icon: 'house', letter: 'y' },
    load: async () => ({ Page: (await import('../features/site/SitePage.tsx')).SitePage }),
  },
  {
    path: 'people',
    right: 'owner',
    nav: { title: 'People', icon: 'person', letter: 'o' },
    load: async () => ({ Page: (await import('../features/people/PeoplePage.tsx')).PeoplePage }),
  },
  {
    path: 'log',
    right: 'owner',
    nav: { title: 'Log', icon: 'note', letter: 'g' },
    load: async () => ({ Page: (await import('../features/log/LogPage.tsx')).LogPage }),
  },
  {
    path: 'rates/codes',
    right: 'clerk',
    load: async () => ({ Page: (await import('../features/rates/CodesPage.tsx')).CodesPage }),
  },
  {
    path: 'rates/taxes',
    right: 'clerk',
    load: async () => ({ Page: (await import('../features/rates/taxes/TaxesPage.tsx')).TaxesPage }),
  },
  {
    path: 'rates/articles',
    right: 'clerk',
    load: async () => ({ Page: (await import('../features/rates/articles/ArticlesPage.tsx')).ArticlesPage }),
  },
  {
    path: 'import',
    right: 'owner',
    load: async () => ({ Page: (await import('../features/import-stays/ImportPage.tsx')).ImportPage }),
  },
  {
    path: 'site/begin',
    right: 'owner',
    load: async () => ({ Page: (await import('../features/site/begin/BeginPage.tsx')).BeginPage }),
  },
  {
    path: 'site/*',
    right: 'owner',
    load: async () => ({ Page: (await import('../features/site/PartPage.tsx')).PartPage }),
  },
  {
    path: 'month',
    right: 'owner',
    load: async () => ({ Page: (await import('../features/month/MonthPage.tsx')).MonthPage }),
  },
  {
    path: 'day-end',
    right: 'clerk',
    load: async () => ({ Page: (await import('../features/day-end/DayEndPage.tsx')).DayEndPage }),
  },
  {
    path: 'journal',
    right: 'owner',
    load: async () => ({ Page: (await import('../features/journal/JournalPage.tsx')).JournalPage }),
  },
  {
    path: 'figures',
    right: 'owner',
    load: async () => ({ Page: (await import('../features/ahead/FiguresPage.tsx')).FiguresPage }),
  },
  {
    path: 'papers/arrivals',
    right: 'clerk',
    load: async () => ({ Page: (await import('../features/papers/ArrivalsPaper.tsx')).ArrivalsPaper }),
  },
  {
    path: 'papers/cards',
    right: 'clerk',
    load: async () => ({ Page: (await import('../features/papers/CardsPaper.tsx')).CardsPaper }),
  },
  {
    path: 'stays/:id/card',
    right: 'clerk',
    load: async () => ({ Page: (await import('../features/papers/CardPaper.tsx')).CardPaper }),
  },
  {
    path: 'housekeeping/list',
    right: 'housekeeping',
    load: async () => ({ Page: (await import('../features/housekeeping/ChoresPaper.tsx')).ChoresPaper }),
  },
  {
    path: 'stays/:id/receipts',
    right: 'clerk',
    load: async () => ({ Page: (await import('../features/receipt/ReceiptsPage.tsx')).ReceiptsPage }),
  },
  {
    path: 'receipts/:number',
    right: 'clerk',
    load: async () => ({ Page: (await import('../features/receipt/ReceiptPage.tsx')).ReceiptPage }),
  },
  {
    path: 'all-rooms',
    right: 'housekeeping',
    load: async () => ({ Page: (await import('../features/rooms/RoomsPage.tsx')).RoomsPage }),
  },
  {
    path: 'new',
    right: 'clerk',
    load: async () => ({ Page: (await import('../features/new-stay/NewStayPage.tsx')).NewStayPage }),
  },
  {
    path: 'companies',
    right: 'clerk',
    load: async () => ({ Page: (await import('../features/companies/CompaniesPage.tsx')).CompaniesPage }),
  },
  {
    path: 'companies/:id',
    right: 'clerk',
    load: async () => ({ Page: (await import('../features/companies/CompanyPage.tsx')).CompanyPage }),
  },
  {
    path: 'invoices/:number',
    right: 'clerk',
    load: async () => ({ Page: (await import('../features/companies/InvoicePage.tsx')).InvoicePage }),
  },
  {
    path: 'guests/:id',
    right: 'clerk',
    load: async () => ({ Page: (await import('../features/guest/GuestPage.tsx')).GuestPage }),
  },
  {
    path: 'stays/:id',
    right: 'clerk',
    load: async () => ({ Page: (await import('../features/stay/StayPage.tsx')).StayPage }),
  },
  {
    path: 'more',
    right: 'housekeeping',
    load: async () => ({ Page: (await import('../features/more/MorePage.tsx')).MorePage }),
  },
  {
    path: 'my-devices',
    right: 'housekeeping',
    load: async () => ({ Page: (await import('../features/people/MyDevicesPage.tsx')).MyDevicesPage }),
  },
];
