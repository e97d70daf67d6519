import { migrationOf } from './statements.ts';

/** Of the draft's secret address its hash alone is stored, and the press by which its own session finds it again. */
export const hashedPreviews = migrationOf(`
  delete from content_previews;
  alter table content_previews add column press text not null default ''`);
