import { type ImportedFileWire, MOST_STAYS } from '@motel/api-client/desk-contracts';
import { dollars } from '@motel/booking-core';
import { type Answers, type DateOrder, type Question, type Reading, readDate } from '@motel/stay-files';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { shownDay } from '../../shared/format/shown-dates.ts';
import { useMotel } from '../../shared/motel.tsx';
import { DeskButton, DeskCard } from '../../shared/parts/Page.tsx';
import { callDesk } from '../../shared/wire/calls.ts';
import { type Drafted, headingOf, samplesOf } from './ColumnsCard.tsx';
import { past, remedies } from './ImportPage.css.ts';
import { COLUMN_NAMES, type ImportDraft, importedFile, withAnswers } from './import-draft.ts';

/** A question with an answer a press. */
interface Asked {
  readonly words: string;
  readonly answers: readonly { readonly label: string; readonly draft: ImportDraft }[];
}

/** The questions that a file leaves open: each answer is for all its rows. */
export function QuestionsCard({ draft, reading, onDraft }: Drafted) {
  const effect = useTaxEffect(reading);
  const asked = reading.questions.flatMap((question) => askedIn(question, draft, effect));
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

function askedIn(question: Question, draft: ImportDraft, effect: string): Asked[] {
  const answer = (label: string, said: Partial<Answers>) => ({ label, draft: withAnswers(draft, said) });
  switch (question.kind) {
    case 'columns':
      return [columnWords(question, draft)];
    case 'dates': {
      const { checkIn, checkOut, orders } = question;
      const shown = (dates: DateOrder) =>
        [checkIn, checkOut].flatMap((text) => readDate(text, dates) ?? []).map(shownDay);
      const answers = orders.map((dates) => answer(shown(dates).join(' to '), { dates }));
      return [{ words: `Which days are “${checkIn}” to “${checkOut}”?`, answers }];
    }
    case 'statuses':
      return question.statuses.map((status) => ({
        words: `Is a booking with the status “${status}” a stay?`,
        answers: [true, false].map((isStay) =>
          answer(isStay ? 'A stay' : 'Leave out', {
            statuses: { ...draft.answers.statuses, [status]: isStay },
          }),
        ),
      }));
    case 'taxes':
      return [
        {
          words: `Are the prices with taxes, or are these to be added?${effect}`,
          answers: [answer('With taxes', { taxes: 'with' }), answer('Before taxes', { taxes: 'before' })],
        },
      ];
  }
}

/** Several columns for one thing, or one that says one of several. */
function columnWords({ field, choices }: Extract<Question, { kind: 'columns' }>, draft: ImportDraft): Asked {
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
        draft: withAnswers(draft, { columns: { ...draft.answers.columns, ...choice } }),
      };
    }),
  };
}

/** Says the first stay's price with taxes on top; empty until it is known. */
function useTaxEffect(reading: Reading): string {
  const { shownMoney } = useMotel();
  const [stay] = importedFile(reading).stays;
  const isAsked = reading.questions.some(({ kind }) => kind === 'taxes');
  const { data, isPlaceholderData } = usePreview({ stays: isAsked && stay ? [stay] : [], taxes: 'before' });
  const total = isPlaceholderData ? undefined : data?.stays[0]?.total;
  if (stay === undefined || total === undefined) return '';
  return ` ${shownMoney(dollars(stay.total))} would be ${shownMoney(total)} with them.`;
}

/** The stays as the server takes them; the last ones stay while it looks at others. */
export function usePreview(body: ImportedFileWire) {
  return useQuery({
    // Not one of the desk's: each part that is written would ask for the whole file again.
    queryKey: ['previewImport', body],
    queryFn: ({ signal }) => callDesk('previewImport', { body, key: crypto.randomUUID(), signal }),
    placeholderData: keepPreviousData,
    enabled: body.stays.length > 0 && body.stays.length <= MOST_STAYS,
  });
}
