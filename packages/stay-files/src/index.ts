export { type Answers, type Decided, type Draft, type FileTable, NO_ANSWERS } from './draft.ts';
export { FIELD_NAMES, type Field, type FieldName } from './fields.ts';
export type { KindFacts, MotelFacts } from './motel-facts.ts';
export { DATE_ORDERS, type DateOrder, readDate } from './read-date.ts';
export { FileProblem, readFile, readPasted } from './read-file.ts';
export type { FoundStay, ReadRow, RowProblem } from './read-row.ts';
export { type Question, type Reading, readStays } from './read-stays.ts';
