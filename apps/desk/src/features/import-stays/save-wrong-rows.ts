import { saveCsv } from '../../shared/save-file.ts';
import type { ImportDraft, Preview } from './import-draft.ts';

/** Saves the rows that are wrong as a file, each with the reason in a column of its own. */
export async function saveWrongRows({ file, rows }: ImportDraft, { rows: planned }: Preview): Promise<void> {
  const { default: papa } = await import('papaparse');
  const wrong = rows.flatMap(({ cells }, at) => {
    const problem = planned[at]?.problem;
    return problem === undefined ? [] : [[...cells, problem.message]];
  });
  const csv = papa.unparse([[...file.headings, 'Why'], ...wrong], { escapeFormulae: true });
  saveCsv(`wrong-${file.name.replace(/\.\w+$/, '')}.csv`, `\u{feff}${csv}`);
}
