export { type Answers, type DraftRow, NO_ANSWERS, type Texts } from './answers.ts';
export type { ColumnChoice } from './columns.ts';
export { FIELD_NAMES, type Field, type FieldName } from './fields.ts';
export type { FileTable } from './file-table.ts';
export type { KindFacts, MotelFacts } from './motel-facts.ts';
export { DATE_ORDERS, type DateOrder, readDate } from './read-date.ts';
export { FileProblem, readFile, readPasted } from './read-file.ts';
export type { FoundStay, ReadRow } from './read-row.ts';
export {
  type Draft,
  type Question,
  type Reading,
  readStays,
} from './read-stays.ts';
