/** How long what was fetched is shown without asking anew, in ms. */
export const STALE_TIME = 60_000;
