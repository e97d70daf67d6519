import type { CivilDate } from '@motel/booking-core';
import { dataElement } from '@motel/content/document-values';
import type { DehydratedState } from '@tanstack/react-query';

/** The server's data for the rendered page; the browser starts from the same data. */
export interface PageData {
  readonly today: CivilDate;
  /** The site's public address. */
  readonly origin: string;
  readonly fetched: DehydratedState;
}

const ID = 'page-data';

export function pageDataElement(data: PageData): string {
  return dataElement('application/json', data, ID);
}

/**
 * The data as our own server wrote it: checking its date would load core's calendar with every page.
 * @throws Error when our own server did not render the document
 */
export function readPageData(document: Document): PageData {
  const { today, origin, fetched }: PageData = JSON.parse(document.getElementById(ID)?.textContent ?? '{}');
  return { today, origin, fetched };
}
