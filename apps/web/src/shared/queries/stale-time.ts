/** How long fetched data shows without a new request, in ms. */
export const STALE_TIME = 60_000;
