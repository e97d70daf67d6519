export { type AskedOf, callDesk, type DeskWire, deskWire } from './call-desk.ts';
