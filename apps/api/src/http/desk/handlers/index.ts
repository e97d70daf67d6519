import type { DeskHandlers } from '../desk-handler.ts';
import { bookStayHandlers } from './book-stay-handlers.ts';
import { booksHandlers } from './books-handlers.ts';
import { changeStayHandlers } from './change-stay-handlers.ts';
import { dayHandlers } from './day-handlers.ts';
import { deskOfferHandlers } from './desk-offer-handlers.ts';
import { doorHandlers } from './door-handlers.ts';
import { logHandlers } from './log-handlers.ts';
import { noteHandlers } from './note-handlers.ts';
import { peopleHandlers } from './people-handlers.ts';
import { planHandlers } from './plan-handlers.ts';
import { ratesHandlers } from './rates-handlers.ts';
import { roomHandlers } from './room-handlers.ts';
import { searchHandlers } from './search-handlers.ts';
import { stayHandlers } from './stay-handlers.ts';
import { stayMoneyHandlers } from './stay-money-handlers.ts';

/** The answer to each call of the desk. */
export const HANDLERS: DeskHandlers = {
  ...doorHandlers,
  ...peopleHandlers,
  ...dayHandlers,
  ...searchHandlers,
  ...logHandlers,
  ...noteHandlers,
  ...planHandlers,
  ...deskOfferHandlers,
  ...bookStayHandlers,
  ...stayHandlers,
  ...stayMoneyHandlers,
  ...changeStayHandlers,
  ...roomHandlers,
  ...ratesHandlers,
  ...booksHandlers,
};
