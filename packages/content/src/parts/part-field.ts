/** A line, several lines of text, a list with a line for each entry, a number, yes or no, a colour, or names of pictures. */
type Written = 'line' | 'text' | 'list' | 'number' | 'flag' | 'colour' | 'picture' | 'logo' | 'pictures';

/** Values that people say in a way of their own. One that `follows` is written with the field before it. */
type Said = 'hour' | 'deskHours' | 'phone' | 'place' | 'country' | 'zone' | 'languages';

/** How a field is written; `oneOf` is a choice of words. */
export type FieldKind = Written | Said | 'room' | 'follows' | { readonly oneOf: readonly string[] };

/** A value of the motel's content that its owner may change at the desk. */
export interface PartField {
  /** Names and numbers with dots between; `*` stands for each entry of a list. */
  readonly path: string;
  readonly label: string;
  readonly kind: FieldKind;
  readonly isOptional?: true;
  /** Continues “Please” where what is typed is a mistake. @default by its kind */
  readonly asks?: string | undefined;
}

export interface FieldGroup {
  readonly title: string;
  readonly fields: readonly PartField[];
  /** Sentences with a field in the place of each `{path}`. */
  readonly says?: string;
}

export function field(path: string, label: string, kind: FieldKind = 'line', asks?: string): PartField {
  return { path, label, kind, asks };
}

export function optional(path: string, label: string, kind: FieldKind = 'line', asks?: string): PartField {
  return { ...field(path, label, kind, asks), isOptional: true };
}

/** @param says the sentences that they are in */
export function group(title: string, fields: readonly PartField[], says?: string): FieldGroup {
  return { title, fields, ...(says !== undefined && { says }) };
}
