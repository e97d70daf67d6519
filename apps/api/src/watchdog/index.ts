export { startWatchdog } from './watchdog.ts';
