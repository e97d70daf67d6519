import type { AnswerOf, DeskCalls } from '@motel/api-client/desk-contracts';

/** The content that guests see, the changes that wait to be published, and the earlier versions. */
export type Site = AnswerOf<DeskCalls['site']>;
