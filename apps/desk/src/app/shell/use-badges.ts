import { useDesk } from '../../shared/wire/use-desk.ts';
import type { DeskPage } from '../desk-pages.ts';

/** Milliseconds: a fault of the books is no matter of seconds. */
const REFRESH = 60_000;

/** How many things need a look, by the path of their page. */
export function useBadges(pages: readonly DeskPage[]): Readonly<Record<string, number | undefined>> {
  const enabled = pages.some(({ path }) => path === 'morning');
  const { data } = useDesk('morning', {}, { enabled, refresh: REFRESH });
  return { morning: data?.faults };
}
