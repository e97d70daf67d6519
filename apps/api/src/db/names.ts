type Camel<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name;

type Snake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : Name;

/** A row with its columns as code names them: `check_in` is `checkIn`. */
export type InCode<Row> = { readonly [Column in keyof Row as Camel<Column & string>]: Row[Column] };

export function inCode<Row extends object>(row: Row): InCode<Row> {
  return renamed(row, (column) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()));
}

/** Values with their names as columns have them: `checkIn` is `check_in`. */
export function asColumns<Values extends object>(
  values: Values,
): { [Name in keyof Values as Snake<Name & string>]: Values[Name] } {
  return renamed(values, (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
}

function renamed<To>(from: object, nameOf: (name: string) => string): To {
  return Object.fromEntries(Object.entries(from).map(([name, value]) => [nameOf(name), value])) as To;
}
