import type { PageLink } from '../../shared/nav/other-pages.ts';
import type { DeskPage } from '../desk-pages.ts';

/** As many as a thumb finds; the others are on the page "More". */
const TABS = 4;

/** Splits the pages of the rail for a phone: those with a tab, and the others. */
export function tabsOf(
  pages: readonly DeskPage[],
  badges: Readonly<Record<string, number | undefined>>,
): { readonly tabs: readonly PageLink[]; readonly others: readonly PageLink[] } {
  const links = pages.flatMap(({ path, nav }) =>
    nav === undefined ? [] : [{ path, title: nav.title, icon: nav.icon, badge: badges[path] ?? 0 }],
  );
  return { tabs: links.slice(0, TABS), others: links.slice(TABS) };
}
