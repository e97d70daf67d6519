/**
 * How a field is written: a line, several lines of text, a list with a line for each entry, a number, yes or no, a colour, one of some
 * words, the name of a picture or of a sign, or a list of pictures.
 */
export type FieldKind =
  | ('line' | 'text' | 'list' | 'number' | 'flag' | 'colour' | 'picture' | 'logo' | 'pictures')
  | { readonly oneOf: readonly string[] };

/** A value of the motel's content that its owner may change at the desk. */
export interface PartField {
  /** Names and numbers with dots between; `*` stands for each entry of a list. */
  readonly path: string;
  readonly label: string;
  readonly kind: FieldKind;
  /** May be left out. */
  readonly isOptional?: true;
}

/**
 * Of a list whose entries the owner adds and takes away: a group for each, and an empty one that begins another. An entry
 * whose fields are all empty is taken away.
 */
export interface Entries {
  /** The name of the list. */
  readonly of: string;
  /** The title of those after the first, which a number follows. */
  readonly others: string;
  /** The title of the empty one. */
  readonly another: string;
}

/** Fields that belong together, below a heading. */
export interface FieldGroup {
  readonly title: string;
  readonly fields: readonly PartField[];
  readonly entries?: Entries;
}

export function field(path: string, label: string, kind: FieldKind = 'line'): PartField {
  return { path, label, kind };
}

/** A field that may be left out. */
export function optional(path: string, label: string, kind: FieldKind = 'line'): PartField {
  return { path, label, kind, isOptional: true };
}

/** @param entries of the list that the fields belong to */
export function group(title: string, fields: readonly PartField[], entries?: Entries): FieldGroup {
  return { title, fields, ...(entries && { entries }) };
}
