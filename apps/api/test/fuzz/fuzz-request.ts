/** A request on the wire. `{{…}}` is a placeholder for a value of the current motel: see `fuzz-motel.ts`. */
export interface FuzzRequest {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** How the body becomes bytes. @default 'utf8' */
  readonly charset?: 'utf8' | 'latin1' | 'utf16le';
}
