import { migrationOf } from './statements.ts';

/** Indexes by which a motel of many years reads no more than one of a month. */
export const growth = migrationOf(`
  create index bookings_by_nights on bookings using gist (daterange(check_in, check_out));
  create index bookings_by_words on bookings using gin (array_to_tsvector(string_to_array(trim(regexp_replace(translate(left(lower(
    reference || ' ' || regexp_replace(coalesce(guest_details ->> 'phone', ''), '[^0-9]', '', 'g')
    || ' ' || right(regexp_replace(coalesce(guest_details ->> 'phone', ''), '[^0-9]', '', 'g'), 10)
    || ' ' || reverse(regexp_replace(coalesce(guest_details ->> 'phone', ''), '[^0-9]', '', 'g'))
    || ' ' || coalesce(guest_details ->> 'firstname', '') || ' ' || coalesce(guest_details ->> 'lastname', '')
    || ' ' || split_part(coalesce(guest_details ->> 'email', ''), '@', 1)), 500), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝ', 'aaaaaaceeeeiiiinooooouuuuyyaaaaaaceeeeiiiinooooouuuuy'), '[^a-z0-9\\u0080-\\u1fff\\u2070-\\uffff]+', ' ', 'g')), ' ')));
  create index bookings_by_email on bookings (lower(guest_details ->> 'email') text_pattern_ops);
  create index bookings_by_time on bookings (created_at);
  create index bookings_came on bookings (arrived_at) where arrived_at is not null;
  create index bookings_left on bookings (left_at) where left_at is not null;
  create index bookings_without_stay on bookings (status) where status in ('held', 'expired', 'released', 'refunded');
  create index bookings_in_house on bookings (check_out) where arrived_at is not null and left_at is null;
  create index folio_entries_by_session on folio_entries (session_id) where session_id is not null;
  create index guests_by_end_of_mobile on guests (reverse(mobile) text_pattern_ops);
  create index tariff_versions_by_time on tariff_versions (at)`);
