import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The motel's pictures, which were files of its folder. The list of those that are made moves into `pictures.yaml`; as
 * JSON, which YAML contains.
 */
export const pictures: Migration = {
  async up(db) {
    await sql`
      create table pictures (
        path text not null,
        hash text not null,
        bytes bytea not null,
        primary key (path, hash)
      )`.execute(db);
    await sql`alter table content_versions add column pictures jsonb not null default '{}'`.execute(db);
    await sql`
      update content_versions
      set texts = jsonb_set(
        texts - 'made.json',
        '{pictures.yaml}',
        to_jsonb(
          (texts ->> 'pictures.yaml')
          || 'photographs: ' || ((texts ->> 'made.json')::json -> 'madePhotos')::text
          || E'\\nmailPictures: ' || ((texts ->> 'made.json')::json -> 'madeMailPictures')::text
          || E'\\n'
        )
      )
      where texts ? 'made.json'`.execute(db);
  },
};
