import type { CivilDate } from '@motel/booking-core';
import { dataElement } from '@motel/content/data-element';
import type { Fetched } from '../shared/queries/query-box.ts';

export interface PageData {
  readonly today: CivilDate;
  readonly origin: string;
  /** Of what the motel has published. */
  readonly version: string;
  readonly fetched: Fetched;
}

const ID = 'page-data';

export function pageDataElement(data: PageData): string {
  return dataElement('application/json', data, ID);
}

/** As our own server wrote it: checking its date would load core's calendar with every page. @throws Error elsewhere */
export function readPageData(document: Document): PageData {
  return JSON.parse(document.getElementById(ID)?.textContent ?? '{}');
}
