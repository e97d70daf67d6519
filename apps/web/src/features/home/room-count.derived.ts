import { properties } from '@motel/content';

/** The rooms of the motel: a stamp has it as its value. */
export const roomCount = String(properties.reduce((sum, { rooms }) => sum + rooms, 0));
