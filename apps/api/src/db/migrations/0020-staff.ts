import { migrationOf } from './statements.ts';

/** The people at the motel with their passkeys and sessions, and a log of the desk that says before, after and by whom. */
export const staff = migrationOf(`
  create table staff (
    id text primary key,
    name text not null,
    role text not null constraint staff_role check (role in ('owner', 'clerk', 'housekeeping')),
    created_at timestamptz not null,
    ended_at timestamptz
  );
  create table staff_passkeys (
    id text primary key,
    person_id text not null references staff (id),
    public_key text not null,
    counter bigint not null,
    transports jsonb not null,
    device text not null,
    created_at timestamptz not null,
    used_at timestamptz,
    ended_at timestamptz
  );
  create index staff_passkeys_of on staff_passkeys (person_id);
  create table staff_invitations (
    token_hash text primary key,
    person_id text not null references staff (id),
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  );
  create index staff_invitations_of on staff_invitations (person_id);
  create table staff_challenges (
    hash text primary key,
    invitation_hash text,
    expires_at timestamptz not null
  );
  create table staff_sessions (
    id text primary key,
    person_id text not null references staff (id),
    passkey_id text references staff_passkeys (id),
    token_hash text not null unique,
    device text not null,
    created_at timestamptz not null,
    used_at timestamptz not null,
    expires_at timestamptz not null,
    ended_at timestamptz
  );
  create index staff_sessions_of on staff_sessions (person_id);
  create table desk_keys (
    key text primary key,
    person_id text not null references staff (id),
    request_hash text not null,
    answer jsonb,
    created_at timestamptz not null
  );
  create index desk_keys_by_time on desk_keys (created_at);
  alter table desk_log add column person_id text references staff (id);
  alter table desk_log add column before jsonb;
  alter table desk_log add column after jsonb;
  create index desk_log_by_subject on desk_log (subject)`);
