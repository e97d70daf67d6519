/** Whether Postgres can store a text: it must not contain NUL or half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/** Parses JSON whose names and texts can all be stored. @throws SyntaxError for any other text */
export function parseStorableJson(text: string): unknown {
  return JSON.parse(text, (name, value: unknown) => {
    if (isStorable(name) && (typeof value !== 'string' || isStorable(value))) return value;
    throw new SyntaxError('These characters cannot be stored');
  });
}
