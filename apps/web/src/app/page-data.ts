import { type CivilDate, civilDate } from '@motel/booking-core';
import type { DehydratedState } from '@tanstack/react-query';
import { dataElement } from './head/data-element.ts';

/** What the server knew when it rendered the page; the browser starts from the same. */
export interface PageData {
  readonly today: CivilDate;
  /** The site's address as guests reach it. */
  readonly origin: string;
  readonly fetched: DehydratedState;
}

const ID = 'page-data';

export function pageDataElement(data: PageData): string {
  return dataElement('application/json', data, ID);
}

/** @throws Error when the document was not rendered by our own server. */
export function readPageData(document: Document): PageData {
  const { today, origin, fetched } = JSON.parse(document.getElementById(ID)?.textContent ?? '{}');
  return { today: civilDate(today), origin, fetched };
}
