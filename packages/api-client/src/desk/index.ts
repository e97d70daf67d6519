export type { AskedOf } from '../wire/call-endpoint.ts';
export { callDesk, deskWire } from './call-desk.ts';
