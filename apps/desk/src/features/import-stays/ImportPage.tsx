import { type AnswerTo, MOST_STAYS, UNDO_DAYS } from '@motel/api-client/desk-contracts';
import { parseCivilDate } from '@motel/booking-core';
import { counted, countedThings } from '@motel/content/english';
import {
  FileProblem,
  type KindFacts,
  type Reading,
  readFile,
  readPasted,
  readStays,
} from '@motel/stay-files';
import { Alert, Checkbox, TextField } from '@motel/ui';
import { useId, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { motelDay, shownDay } from '../../shared/format/shown-dates.ts';
import { useMotel } from '../../shared/motel.tsx';
import { DeskButton, DeskCard, PageHead } from '../../shared/parts/Page.tsx';
import { saveCsv } from '../../shared/save-file.ts';
import { useDesk, usePress } from '../../shared/wire/calls.ts';
import { ColumnsCard } from './ColumnsCard.tsx';
import { choose, field, kept as keptList, past, sides, stack } from './ImportPage.css.ts';
import {
  draftOf,
  type ImportDraft,
  importedFile,
  importedParts,
  type ShownRow,
  shownRows,
} from './import-draft.ts';
import { QuestionsCard, usePreview } from './QuestionsCard.tsx';
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
          onFile={(lists) => {
            setDone(undefined);
            setDraft(draftOf(lists));
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
  const { data } = useDesk('rooms', {});
  const { money } = useMotel();
  const kinds = useMemo(
    () =>
      data?.types.map(({ rooms, ...type }) => ({ ...type, numbers: rooms.map(({ number }) => number) })) ??
      [],
    [data],
  );
  const today = parseCivilDate(data?.day);
  const reading = useMemo(
    () => (today === undefined ? undefined : readStays(draft, { kinds, money, today })),
    [draft, kinds, money, today],
  );
  if (reading === undefined) return <PageHead title="Bring bookings over" />;
  return <ReadRows {...{ draft, reading, kinds, onDraft, onDone }} />;
}

function ReadRows(props: DryRunProps & { readonly reading: Reading; readonly kinds: readonly KindFacts[] }) {
  const { draft, reading, kinds, onDraft, onDone } = props;
  const file = importedFile(reading);
  const { data: preview, error, isFetching, refetch } = usePreview(file);
  const { press, isPressing, problem } = usePress('importStays');
  const [isMailed, setMailed] = useState(false);
  const [begun, setBegun] = useState<AnswerTo<'importStays'> | undefined>(undefined);
  const { name } = draft.file;
  const rows = shownRows(reading, preview);
  const ready = preview?.ready ?? 0;
  const found = file.stays.length;
  const isAsked = reading.questions.length > 0;

  async function bring(): Promise<void> {
    let done = begun;
    for (const part of importedParts(rows)) {
      const answer = await press({
        body: { ...part, taxes: file.taxes, file: name, isMailed, id: done?.id },
      });
      if (answer === undefined) {
        await refetch();
        return;
      }
      done = answer;
      setBegun(done);
    }
    if (done !== undefined) onDone(`${counted(done.stays, 'stay')} from ${name} are in the books.`);
  }

  return (
    <>
      <PageHead
        title="Bring bookings over"
        note={`${name}, ${countedThings(rows.length, 'row')}`}
        end={
          <>
            {rows.some(({ state }) => state === 'wrong') && (
              <DeskButton onClick={() => void saveWrongRows(draft, rows)}>Save the wrong rows</DeskButton>
            )}
            <DeskButton onClick={() => onDraft(undefined)}>Another file</DeskButton>
            <DeskButton
              variant="solid"
              disabled={ready === 0 || isAsked || isFetching || isPressing}
              onClick={() => void bring()}
            >
              {isPressing && begun ? `${begun.stays} are in the books…` : `Import ${ready} of ${rows.length}`}
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
        {problem && begun && (
          <Alert tone="info">
            {`${counted(begun.stays, 'stay')} are in the books. Import goes on with the others.`}
          </Alert>
        )}
        {found > MOST_STAYS && (
          <Alert tone="error">
            {`It has ${found} stays to come. Bring over ${MOST_STAYS} at once, and the others after.`}
          </Alert>
        )}
        {error && found <= MOST_STAYS && preview === undefined && (
          <Alert tone="error">The rows could not be read. Try again.</Alert>
        )}
        {isAsked && <QuestionsCard draft={draft} reading={reading} onDraft={onDraft} />}
        <div className={sides}>
          <ColumnsCard draft={draft} reading={reading} onDraft={onDraft} />
          <RowsCard draft={draft} rows={rows} kinds={kinds} onDraft={onDraft} />
        </div>
      </div>
    </>
  );
}

/** Saves the rows that are wrong as a file, each with the reason in a column of its own. */
async function saveWrongRows({ file, rows }: ImportDraft, shown: readonly ShownRow[]): Promise<void> {
  const { default: papa } = await import('papaparse');
  const wrong = rows.flatMap(({ cells }, at) => {
    const problem = shown[at]?.problem;
    return problem === undefined ? [] : [[...cells, problem.message]];
  });
  const csv = papa.unparse([[...file.headings, 'Why'], ...wrong], { escapeFormulae: true });
  saveCsv(`wrong-${file.name.replace(/\.\w+$/, '')}.csv`, `\u{feff}${csv}`);
}

/** The imports before, each with its undo for seven days. */
function LastImport({ onUndone }: { readonly onUndone: () => void }) {
  const [undone, setUndone] = useState<AnswerTo<'undoImport'> | undefined>(undefined);
  const { data } = useDesk('imports', {});
  const { press, isPressing, problem } = usePress('undoImport');
  const undo = async (id: string) => {
    const answer = await press({ parts: { id } });
    if (answer === undefined) return;
    setUndone(answer);
    onUndone();
  };
  return (
    <>
      {problem && <Alert tone="error">{problem.message}</Alert>}
      {undone && (
        <Alert tone="success">
          {`${counted(undone.undone, 'stay')} taken back.`}
          {undone.kept.length > 0 && (
            <>
              {' These were touched since, and stay: '}
              <span className={keptList}>
                {undone.kept.map(({ id, reference, guest }) => (
                  <Link key={id} to={`/stays/${id}`}>{`${guest} ${reference}`}</Link>
                ))}
              </span>
            </>
          )}
        </Alert>
      )}
      {data !== undefined && data.imports.length > 0 && (
        <DeskCard title="Imports before">
          <ul className={past}>
            {data.imports.map(({ id, file, by, at, stays, undoUntil }) => (
              <li key={id}>
                <span>
                  <strong>{counted(stays, 'stay')}</strong>{' '}
                  {`from ${file}, ${shownDay(motelDay(at))}, by ${by}.`}
                  {undoUntil === undefined && ' It can no longer be undone.'}
                </span>
                {undoUntil !== undefined && (
                  <DeskButton
                    icon="undo"
                    disabled={isPressing}
                    onClick={() => void undo(id)}
                  >{`Undo, until ${shownDay(motelDay(undoUntil))}`}</DeskButton>
                )}
              </li>
            ))}
          </ul>
        </DeskCard>
      )}
    </>
  );
}

type Lists = Awaited<ReturnType<typeof readFile>>;

function ChooseFile({ onFile }: { readonly onFile: (lists: Lists) => void }) {
  const id = useId();
  const [pasted, setPasted] = useState('');
  const [problem, setProblem] = useState<string | undefined>(undefined);

  async function read(lists: Promise<Lists>): Promise<void> {
    setProblem(undefined);
    try {
      onFile(await lists);
    } catch (error) {
      setProblem(error instanceof FileProblem ? error.message : 'This file cannot be read.');
    }
  }

  return (
    <div className={choose}>
      <DeskCard title="A file" aside="CSV or Excel (.xlsx)" isInset>
        <p>
          The first line names the columns: guest, kind of room, arrives, leaves, price. A booking a line
          follows. Nothing is written before you have seen every row.
        </p>
        <label htmlFor={id}>The list of bookings</label>
        <input
          id={id}
          className={field}
          type="file"
          accept=".csv,.tsv,.txt,.xlsx"
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file !== undefined) void read(readFile(file));
          }}
        />
        {problem !== undefined && (
          <p id={`${id}-problem`} role="alert">
            {problem}
          </p>
        )}
      </DeskCard>
      <DeskCard title="Or paste it" isInset>
        <TextField label="Rows copied from a spreadsheet" rows={6} value={pasted} onChange={setPasted} />
        <DeskButton disabled={pasted.trim() === ''} onClick={() => void read(readPasted(pasted))}>
          Read these rows
        </DeskButton>
      </DeskCard>
    </div>
  );
}
