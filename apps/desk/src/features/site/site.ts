import type { AnswerOf, DeskCalls } from '@motel/api-client/desk-contracts';

/** What guests see, what waits to be published, and what was. */
export type Site = AnswerOf<DeskCalls['site']>;
