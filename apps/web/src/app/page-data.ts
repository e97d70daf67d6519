import { type CivilDate, civilDate } from '@motel/booking-core';
import type { DehydratedState } from '@tanstack/react-query';

/** What the server knew when it rendered the page; the browser starts from the same. */
export interface PageData {
  readonly today: CivilDate;
  readonly fetched: DehydratedState;
}

const ID = 'page-data';

/** The data as an element that no browser executes, whatever text it holds. */
export function pageDataElement(data: PageData): string {
  return `<script type="application/json" id="${ID}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

/** @throws Error when the document was not rendered by our own server. */
export function readPageData(document: Document): PageData {
  const { today, fetched } = JSON.parse(document.getElementById(ID)?.textContent ?? '{}');
  return { today: civilDate(today), fetched };
}
