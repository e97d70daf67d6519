export { openDeskSocket, requestBackup } from './desk-socket.ts';
