import { usedValues } from 'virtual:client-build';
import { type PageValues, pickValues, valuesElement } from '@motel/content/document-values';
import { follow } from '@motel/content/page-values';
import type { LazyPage } from './lazy-page.ts';
import { ENTRY } from './page-assets.ts';
import { routes } from './routes.ts';
import type { SiteRoute } from './site-route.ts';

// The motel's values for browsers, written by the server: each page has those that its scripts use.

/** Fetched when a guest turns the first card over. */
const LATER = 'floorPlans';

/** Sentences are written in it: every page needs it. */
const LANGUAGE = 'language';

/** The words of a page. */
const WORDS = 'page:';

/** All that there are. */
let known: PageValues = {};
follow((values) => {
  const derived = Object.values(import.meta.glob('../**/*.derived.ts', { eager: true }));
  known = Object.assign({}, values, ...derived);
});

const pages = new Map(routes.map(({ page }) => [page.values, page]));

/** The element with the values of a page. */
export function valuesOfPage({ page, isStill }: SiteRoute, version: string): string {
  // The words of a page stand in it: they come a second time only where its scripts load.
  if (isStill) return valuesElement(version, '', pickValues(known, [LANGUAGE, ...usedBy(ENTRY)]));
  return valuesElement(
    version,
    page.values,
    pickValues(known, [LANGUAGE, ...usedBy(ENTRY), ...namesOf(page)]),
  );
}

/**
 * The values that a browser fetches on its way from one page to another.
 * @param name as in `bring`
 * @returns `undefined` where there is no such page
 */
export async function valuesNamed(name: string): Promise<PageValues | undefined> {
  const page = pages.get(name);
  await page?.load();
  if (page !== undefined) return pickValues(known, namesOf(page));
  return name === LATER ? pickValues(known, [LATER]) : undefined;
}

function namesOf({ modules, values }: LazyPage): readonly string[] {
  const used = modules().flatMap(usedBy);
  return values.startsWith(WORDS) ? [...used, values] : used;
}

/** The values that a page's module uses, also by what it loads later; in development all. */
function usedBy(module: string): readonly string[] {
  if (usedValues === undefined) return Object.keys(known).filter((name) => !name.startsWith(WORDS));
  return (usedValues[module] ?? []).filter((name) => name !== LATER);
}
