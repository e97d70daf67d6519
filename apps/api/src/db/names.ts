type Camel<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name;

type Snake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : Name;

/** Each name is made once: a list has thousands of rows. */
const namesInCode = new Map<string, string>();
const columnNames = new Map<string, string>();

/** A row with its columns as code names them: `check_in` is `checkIn`. */
export type InCode<Row> = { readonly [Column in keyof Row as Camel<Column & string>]: Row[Column] };

/** A row as the database writes it in JSON: instants are text. */
export type InJson<Row> = { readonly [Column in keyof Row]: Row[Column] extends Date ? string : Row[Column] };

export function inCode<Row extends object>(row: Row): InCode<Row> {
  const codeName = (column: string) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return renamed(row, namesInCode, codeName);
}

/** Values with their names as columns have them: `checkIn` is `check_in`. */
export function asColumns<Values extends object>(
  values: Values,
): { [Name in keyof Values as Snake<Name & string>]: Values[Name] } {
  const columnName = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return renamed(values, columnNames, columnName);
}

function renamed<To>(from: object, known: Map<string, string>, nameOf: (name: string) => string): To {
  const to: Record<string, unknown> = {};
  for (const name in from) {
    if (!known.has(name)) known.set(name, nameOf(name));
    to[known.get(name) as string] = from[name as keyof object];
  }
  return to as To;
}
