import { TextField } from '@motel/ui';
import { useId, useState } from 'react';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { choose, field } from './ImportPage.css.ts';
import { FileProblem, type FileTable, readFile, readPasted } from './read-file.ts';

/** A list of bookings, as a file or pasted. */
export function ChooseFile({ onFile }: { readonly onFile: (table: FileTable) => void }) {
  const id = useId();
  const [pasted, setPasted] = useState('');
  const [problem, setProblem] = useState<string | undefined>(undefined);

  async function read(table: Promise<FileTable>): Promise<void> {
    setProblem(undefined);
    try {
      onFile(await table);
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
