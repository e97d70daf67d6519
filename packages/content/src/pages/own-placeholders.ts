import { motel } from '../motel.ts';
import { policies } from '../policies.ts';
import { properties } from '../rooms.ts';
import { placeholdersFrom } from './placeholders-from.ts';

/** This motel's facts and policies, by their placeholder names. */
export const ownPlaceholders = placeholdersFrom({ motel, policies, properties });
