import { callDesk } from '@motel/api-client/desk';
import { UNDO_DAYS } from '@motel/api-client/desk-contracts';
import { toDollars } from '@motel/booking-core';
import { counted, countedThings } from '@motel/content/english';
import { Alert, Checkbox } from '@motel/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { PageHead } from '../../shared/parts/PageHead.tsx';
import { saveCsv } from '../../shared/save-file.ts';
import { useDesk } from '../../shared/wire/use-desk.ts';
import { usePress } from '../../shared/wire/use-press.ts';
import { wire } from '../../shared/wire/wire.ts';
import { ChooseFile } from './ChooseFile.tsx';
import { ColumnsCard } from './ColumnsCard.tsx';
import { sides, stack } from './ImportPage.css.ts';
import { draftOf, type ImportDraft, type Preview, tableOf } from './import-draft.ts';
import { LastImport } from './LastImport.tsx';
import { RowsCard } from './RowsCard.tsx';

/** Bookings of another system, brought over from a file: each row is seen before anything is written. */
export function ImportPage() {
  const [draft, setDraft] = useState<ImportDraft | undefined>(undefined);
  const [done, setDone] = useState<string | undefined>(undefined);
  const finish = (words: string) => {
    setDraft(undefined);
    setDone(words);
  };
  if (draft !== undefined) return <DryRun draft={draft} onDraft={setDraft} onDone={finish} />;
  return (
    <>
      <PageHead title="Bring bookings over" />
      <div className={stack}>
        {done !== undefined && <Alert tone="success">{done}</Alert>}
        <ChooseFile
          onFile={(file) => {
            setDone(undefined);
            setDraft(draftOf(file));
          }}
        />
        <LastImport onUndone={() => setDone(undefined)} />
      </div>
    </>
  );
}

interface DryRunProps {
  readonly draft: ImportDraft;
  readonly onDraft: (draft: ImportDraft | undefined) => void;
  readonly onDone: (words: string) => void;
}

function DryRun({ draft, onDraft, onDone }: DryRunProps) {
  const { data: preview, error, isFetching } = usePreview(draft);
  const types = useDesk('rooms', {}).data?.types.map(({ title }) => title) ?? [];
  const { press, isPressing, problem } = usePress('importStays');
  const [isMailed, setMailed] = useState(false);
  const { name } = draft.file;
  const count = draft.rows.length;
  const ready = preview?.ready ?? 0;

  async function bring(): Promise<void> {
    if (preview === undefined) return;
    const body = { ...tableOf(draft), file: name, ready, total: toDollars(preview.total), isMailed };
    const answer = await press({ body });
    if (answer !== undefined) onDone(`${counted(answer.stays, 'stay')} from ${name} are in the books.`);
  }

  const isWrong = preview?.rows.some(({ state }) => state === 'wrong') ?? false;
  return (
    <>
      <PageHead
        title="Bring bookings over"
        note={`${name}, ${countedThings(count, 'row')}`}
        end={
          <>
            {isWrong && preview && (
              <DeskButton onClick={() => void saveWrongRows(draft, preview)}>Save the wrong rows</DeskButton>
            )}
            <DeskButton onClick={() => onDraft(undefined)}>Another file</DeskButton>
            <DeskButton
              variant="solid"
              disabled={ready === 0 || isFetching || isPressing}
              onClick={() => void bring()}
            >
              {`Import ${ready} of ${count}`}
            </DeskButton>
          </>
        }
      />
      <div className={stack}>
        <Alert tone="info">
          <strong>
            This is a dry run: nothing is written yet, no guest gets a message, no room is taken.
          </strong>{' '}
          After the import you have {UNDO_DAYS} days to take it all back with one Undo.
        </Alert>
        <Checkbox
          label="Mail each guest a confirmation with the import"
          hint="A stay whose guest has a mail is no longer taken back."
          checked={isMailed}
          onChange={setMailed}
        />
        {problem && <Alert tone="error">{problem.message}</Alert>}
        {error && preview === undefined && <Alert tone="error">The rows could not be read. Try again.</Alert>}
        <div className={sides}>
          <ColumnsCard draft={draft} dates={preview?.dates} onDraft={onDraft} />
          {preview && <RowsCard draft={draft} preview={preview} types={types} onDraft={onDraft} />}
        </div>
      </div>
    </>
  );
}

/** The rows as the server reads them; the last ones stay while it reads others. */
function usePreview(draft: ImportDraft) {
  const body = tableOf(draft);
  return useQuery({
    queryKey: ['desk', 'previewImport', body],
    queryFn: ({ signal }) => callDesk(wire, 'previewImport', { body, key: crypto.randomUUID(), signal }),
    placeholderData: keepPreviousData,
  });
}

/** Saves the rows that are wrong as a file, each with the reason in a column of its own. */
async function saveWrongRows({ file, rows }: ImportDraft, { rows: planned }: Preview): Promise<void> {
  const { default: papa } = await import('papaparse');
  const wrong = rows.flatMap(({ cells }, at) => {
    const problem = planned[at]?.problem;
    return problem === undefined ? [] : [[...cells, problem.message]];
  });
  const csv = papa.unparse([[...file.headings, 'Why'], ...wrong], { escapeFormulae: true });
  saveCsv(`wrong-${file.name.replace(/\.\w+$/, '')}.csv`, `\u{feff}${csv}`);
}
