const NAMES = new Intl.DisplayNames(['en'], { type: 'language' });

/** A language's English name. @param code such as `fr` */
export function languageName(code: string): string {
  return NAMES.of(code) ?? code;
}
