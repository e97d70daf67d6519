export { spoolBackup } from './spool-backup.ts';
