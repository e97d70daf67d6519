import type { DeskHandlers } from '../desk-handler.ts';
import { booksHandlers } from './books-handlers.ts';
import { peopleHandlers } from './people-handlers.ts';

/** The answer to each call of the desk. */
export const HANDLERS: DeskHandlers = { ...peopleHandlers, ...booksHandlers };
