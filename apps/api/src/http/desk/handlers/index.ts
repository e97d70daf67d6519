import type { DeskHandlers } from '../desk-handler.ts';
import { peopleHandlers } from './people-handlers.ts';
import { ratesHandlers } from './rates-handlers.ts';

/** The answer to each call of the desk. */
export const HANDLERS: DeskHandlers = { ...peopleHandlers, ...ratesHandlers };
