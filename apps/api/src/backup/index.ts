export { spoolBackup } from './backup-lines.ts';
