export { openDeskSocket, requestBackup, sendDeskLine } from './desk-socket.ts';
