import * as z from 'zod/mini';

interface Sentence {
  readonly path: readonly PropertyKey[];
  /** Continues the path: `must be text`. */
  readonly sentence: string;
}

/** Says what is wrong at a place of a file, and what is allowed there. */
export function sentenceAbout(issue: z.core.$ZodIssue, shape: z.core.$ZodType, file: unknown): Sentence[] {
  const { path, message } = issue;
  if (issue.code === 'unrecognized_keys') {
    const known = namesAt(shape, path);
    return issue.keys.map((key) => ({
      path: [...path, key],
      sentence: `is not a known name; there are ${known.join(', ')}`,
    }));
  }
  const isMissing = path.length > 0 && valueAt(file, path) === undefined;
  const sentence = issue.code === 'invalid_type' ? (KINDS[issue.expected] ?? message) : message;
  return [{ path, sentence: isMissing ? `is missing: it ${sentence}` : sentence }];
}

/** Shapes without words of their own. */
const KINDS: Readonly<Record<string, string>> = {
  array: 'must be a list',
  object: 'must have names with values below it',
  record: 'must have names with values below it',
};

function valueAt(file: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((at, key) => (at === null ? undefined : Reflect.get(Object(at), key)), file);
}

/** The names that an object of the shape may have at a path. */
function namesAt(shape: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  const at = path.reduce<z.core.$ZodType | undefined>((part, key) => {
    const inside = part && unwrapped(part);
    if (inside instanceof z.core.$ZodArray) return inside._zod.def.element;
    return inside instanceof z.core.$ZodObject ? inside._zod.def.shape[String(key)] : undefined;
  }, shape);
  const object = at && unwrapped(at);
  return object instanceof z.core.$ZodObject ? Object.keys(object._zod.def.shape) : [];
}

/** The shape inside of what says how it may be left out. */
export function unwrapped(shape: z.core.$ZodType): z.core.$ZodType {
  if (shape instanceof z.core.$ZodOptional || shape instanceof z.core.$ZodReadonly) {
    return unwrapped(shape._zod.def.innerType);
  }
  return shape instanceof z.core.$ZodPipe ? unwrapped(shape._zod.def.in) : shape;
}
