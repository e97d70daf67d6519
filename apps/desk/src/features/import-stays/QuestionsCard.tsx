import type { ImportedFileWire } from '@motel/api-client/desk-contracts';
import { dollars } from '@motel/booking-core';
import { type Question, type Reading, readDate } from '@motel/stay-files';
import { useQuery } from '@tanstack/react-query';
import { shownDay } from '../../shared/format/shown-dates.ts';
import { useMotel } from '../../shared/motel.tsx';
import { DeskButton, DeskCard } from '../../shared/parts/Page.tsx';
import { callDesk } from '../../shared/wire/calls.ts';
import { headingOf, samplesOf } from './ColumnsCard.tsx';
import { past, remedies } from './ImportPage.css.ts';
import { COLUMN_NAMES, type ImportDraft, importedFile, withAnswers } from './import-draft.ts';

interface AskedProps {
  readonly draft: ImportDraft;
  readonly reading: Reading;
  readonly onDraft: (draft: ImportDraft) => void;
}

/** A question with an answer a press. */
interface Asked {
  readonly words: string;
  readonly answers: readonly { readonly label: string; readonly draft: ImportDraft }[];
}

/** The questions that a file leaves open: each answer is for all its rows. */
export function QuestionsCard({ draft, reading, onDraft }: AskedProps) {
  const effect = useTaxEffect(reading);
  const asked = reading.questions.flatMap((question) => wordsOf(question, draft, effect));
  return (
    <DeskCard title="Before the import" count={asked.length} aside="Each answer is for all rows">
      <ul className={past}>
        {asked.map(({ words, answers }) => (
          <li key={words}>
            <span>{words}</span>
            <span className={remedies}>
              {answers.map(({ label, draft: answered }) => (
                <DeskButton key={label} size="small" onClick={() => onDraft(answered)}>
                  {label}
                </DeskButton>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </DeskCard>
  );
}

function wordsOf(question: Question, draft: ImportDraft, effect: string): Asked[] {
  const { columns, statuses } = draft.answers;
  switch (question.kind) {
    case 'columns':
      return [columnWords(question, draft, columns)];
    case 'dates':
      return [
        {
          words: `Which days are “${question.checkIn}” to “${question.checkOut}”?`,
          answers: question.orders.map((dates) => ({
            label: [question.checkIn, question.checkOut]
              .flatMap((text) => readDate(text, dates) ?? [])
              .map(shownDay)
              .join(' to '),
            draft: withAnswers(draft, { dates }),
          })),
        },
      ];
    case 'statuses':
      return question.statuses.map((status) => ({
        words: `Is a booking with the status “${status}” a stay?`,
        answers: [true, false].map((isStay) => ({
          label: isStay ? 'A stay' : 'Leave out',
          draft: withAnswers(draft, { statuses: { ...statuses, [status]: isStay } }),
        })),
      }));
    case 'taxes':
      return [
        {
          words: `Are the prices with taxes, or are these to be added?${effect}`,
          answers: (['with', 'before'] as const).map((taxes) => ({
            label: taxes === 'with' ? 'With taxes' : 'Before taxes',
            draft: withAnswers(draft, { taxes }),
          })),
        },
      ];
  }
}

/** Several columns for one thing, or one that says one of several. */
function columnWords(
  { field, choices }: Extract<Question, { kind: 'columns' }>,
  draft: ImportDraft,
  columns: ImportDraft['answers']['columns'],
): Asked {
  const places = [...new Set(choices.flatMap((choice) => Object.keys(choice).map(Number)))];
  const [only] = places.length === 1 ? places : [];
  const shown = (at: number) => `“${headingOf(draft, at)}” (${samplesOf(draft, at)})`;
  return {
    words:
      only === undefined
        ? `Which column is “${COLUMN_NAMES[field]}”?`
        : `What does the column ${shown(only)} say?`,
    answers: choices.map((choice) => {
      const [found] = places.filter((at) => choice[at] !== undefined && choice[at] !== 'none');
      const said = found === undefined ? 'none' : (choice[found] ?? 'none');
      const label = found === undefined ? 'None of them' : shown(found);
      return {
        label: only === undefined ? label : COLUMN_NAMES[said],
        draft: withAnswers(draft, { columns: { ...columns, ...choice } }),
      };
    }),
  };
}

/** Says the first stay's price with taxes on top; empty until it is known. */
function useTaxEffect(reading: Reading): string {
  const { shownMoney } = useMotel();
  const [stay] = importedFile(reading).stays;
  const body: ImportedFileWire = { stays: stay === undefined ? [] : [stay], taxes: 'before' };
  const { data } = useQuery({
    queryKey: ['desk', 'previewImport', body],
    queryFn: ({ signal }) => callDesk('previewImport', { body, key: crypto.randomUUID(), signal }),
    enabled: stay !== undefined && reading.questions.some(({ kind }) => kind === 'taxes'),
  });
  const total = data?.stays[0]?.total;
  if (stay === undefined || total === undefined) return '';
  return ` ${shownMoney(dollars(stay.total))} would be ${shownMoney(total)} with them.`;
}
