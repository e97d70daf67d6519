import type { Fixed } from '../db/index.ts';

declare module '../db/database.ts' {
  interface Database {
    guests: GuestRow;
    auth_sessions: AuthSessionRow;
  }
}

interface GuestRow {
  id: Fixed<string>;
  /** `+14035550142`. It never changes. */
  mobile: string;
  created_at: Fixed<Date>;
}

interface AuthSessionRow {
  id: Fixed<string>;
  guest_id: Fixed<string>;
  /** SHA-256 of the token, hex: reading the table does not help to sign in. */
  token_hash: Fixed<string>;
  created_at: Fixed<Date>;
  expires_at: Fixed<Date>;
  revoked_at: Date | null;
}
