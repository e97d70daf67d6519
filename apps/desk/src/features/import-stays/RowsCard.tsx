import { guestName, parseCivilDate } from '@motel/booking-core';
import { countedThings } from '@motel/content/english';
import type { FieldName, FoundStay, KindFacts } from '@motel/stay-files';
import { Checkbox, SelectField } from '@motel/ui';
import { type ReactNode, useState } from 'react';
import { optionsOf, titlesOf } from '../../shared/field/fields.ts';
import { monthWords } from '../../shared/format/months.ts';
import { shownDay } from '../../shared/format/shown-dates.ts';
import { DeskIcon } from '../../shared/icon/DeskIcon.tsx';
import { useMotel } from '../../shared/motel.tsx';
import { DeskButton, DeskCard } from '../../shared/parts/Page.tsx';
import { Segments } from '../../shared/parts/Segments.tsx';
import { Figures, Sheet, SheetHead, SheetScroll } from '../../shared/sheet/Sheet.tsx';
import { money, sheet } from '../../shared/sheet/sheet.css.ts';
import { edged, inside, leftOut, more, remedies, say, wrong } from './ImportPage.css.ts';
import {
  COLUMN_NAMES,
  groupsOf,
  type ImportDraft,
  type ShownRow,
  sumsBy,
  sumsOf,
  whatIsWrong,
  withAnswers,
  without,
  withStays,
  withTexts,
} from './import-draft.ts';

const FEW = 2;
/** Rows, or runs of them, that a press shows. */
const MORE = 100;
const STAY_COLUMNS = ['Row', 'Guest', 'Type', 'Arrives', 'Leaves', 'Rooms', 'Guests'] as const;
const COLUMNS = [...STAY_COLUMNS, { amount: 'Paid' }, { amount: 'Stay' }, 'Contact', 'Note'] as const;

const WHY_LEFT_OUT: Partial<Record<ShownRow['state'], string>> = {
  here: 'already here',
  cancelled: 'cancelled',
  asked: 'a stay or not?',
};

/** The rows as they will be: those that are ready in short, each wrong one with its remedy. */
export function RowsCard(mend: Mend) {
  const { rows, draft, kinds, onDraft } = mend;
  const { shownMoney } = useMotel();
  const [most, setMost] = useState(MORE);
  const [filter, setFilter] = useState<'all' | 'wrong'>('all');
  const count = (wanted: ShownRow['state']) => rows.filter(({ state }) => state === wanted).length;
  const wrongs = rows.filter(({ state }) => state === 'wrong');
  const wrong = wrongs.length;
  const alike = Map.groupBy(wrongs, whatIsWrong);
  const here = rows.filter(({ state }) => state === 'here');
  const groups = groupsOf(rows).filter(([first]) => filter === 'all' || first?.state === 'wrong');
  const sums = sumsOf(rows);
  const options = optionsOf({ all: 'All', wrong: `Wrong ${wrong}` });
  const others = [
    [here.length, 'already here'],
    [count('cancelled'), 'cancelled, left out'],
    [count('over'), 'over, left out'],
    [count('asked'), 'a stay or not?'],
  ] as const;
  return (
    <DeskCard
      title="Rows, as they will be"
      aside={<Segments label="Shown rows" options={options} value={filter} onChange={setFilter} />}
    >
      <div className={inside}>
        <Figures
          label="Rows"
          items={[
            [count('ready'), `ready, ${shownMoney(sums.total)}`],
            [sums.nights, 'room nights'],
            [shownMoney(sums.paid), 'paid'],
            [shownMoney(sums.due), 'still due'],
            [wrong, 'wrong, left out'],
            ...others.filter(([rowsOfIt]) => rowsOfIt > 0),
          ]}
        />
        {here.length > 0 && (
          <div className={remedies}>
            <span>{`${countedThings(here.length, 'row')} already here, left out.`}</span>
            <DeskButton size="small" onClick={() => onDraft(withStays(draft, here))}>
              Bring them all the same
            </DeskButton>
          </div>
        )}
        <details>
          <summary>By kind and month</summary>
          <SumsSheet rows={rows} kinds={kinds} />
        </details>
      </div>
      <SheetScroll label="Rows of the file">
        <table className={sheet}>
          <SheetHead columns={COLUMNS} />
          {groups.slice(0, most).map((group) => {
            const [first] = group;
            return first?.state === 'wrong' ? (
              <WrongRow
                key={first.number}
                {...mend}
                row={first}
                alike={alike.get(whatIsWrong(first)) ?? []}
              />
            ) : (
              <ReadyRows key={first?.number} {...mend} rows={group} />
            );
          })}
        </table>
      </SheetScroll>
      {groups.length > most && (
        <DeskButton onClick={() => setMost(most + MORE)}>{`${groups.length - most} more of them`}</DeskButton>
      )}
    </DeskCard>
  );
}

/** The stays that will be written, by kind of room and by month. */
function SumsSheet({ rows, kinds }: Pick<Mend, 'rows' | 'kinds'>) {
  const { shownMoney } = useMotel();
  const titleOf = (typeId: string) => kinds.find(({ id }) => id === typeId)?.title ?? typeId;
  const cellsOf = ({ stays, nights, total, paid, due }: ReturnType<typeof sumsOf>) => {
    return [stays, nights, ...[total, paid, due].map(shownMoney)];
  };
  return (
    <Sheet
      label="Sums by kind and month"
      columns={['', ...['Stays', 'Room nights', 'Price', 'Paid', 'Still due'].map((amount) => ({ amount }))]}
      rows={[
        ...sumsBy(rows, ({ typeId }) => titleOf(typeId)).map(
          (sums) => [sums.trait, sums.trait, ...cellsOf(sums)] as const,
        ),
        ...sumsBy(rows, ({ checkIn }) => checkIn.slice(0, 7)).map(
          (sums) => [sums.trait, monthWords(sums.trait), ...cellsOf(sums)] as const,
        ),
      ]}
      foot={['All', ...cellsOf(sumsOf(rows))]}
    />
  );
}

/** Rows that are ready, or need not come: the first of them, and the others on a press. */
function ReadyRows({ rows, kinds, draft, onDraft }: Mend) {
  const [most, setMost] = useState(FEW);
  const shown = rows.slice(0, most);
  const others = rows.length - shown.length;
  const areReady = rows.every(({ state }) => state === 'ready');
  return (
    <tbody>
      {shown.map((row) => (
        <tr key={row.number} className={row.state === 'ready' ? undefined : leftOut}>
          <Cells row={row} kinds={kinds}>
            {row.state === 'here' && (
              <DeskButton
                size="small"
                aria-label={`Bring it all the same: row ${row.number}`}
                onClick={() => onDraft(withStays(draft, [row]))}
              >
                Bring it all the same
              </DeskButton>
            )}
          </Cells>
        </tr>
      ))}
      {others > 0 && (
        <tr>
          <td colSpan={COLUMNS.length} className={more}>
            <DeskButton size="small" onClick={() => setMost(most + MORE)}>
              {countedThings(others, 'more row') + (areReady ? ', ready' : '')}
            </DeskButton>
          </td>
        </tr>
      )}
    </tbody>
  );
}

/** The cells of a row, empty where it could not be read; of a wrong one as the file has them, with the wrong one edged. */
function Cells({
  row,
  kinds,
  children,
}: Pick<Mend, 'kinds'> & { readonly row: ShownRow; readonly children?: ReactNode }) {
  const { shownMoney } = useMotel();
  const { number, state, stay, texts, total, problem } = row;
  const isWrong = state === 'wrong';
  const at = isWrong ? problem?.field : undefined;
  const Name = isWrong ? 'td' : 'th';
  const named = [texts.name, texts.firstName, texts.lastName].filter(Boolean).join(' ');
  const kind = kinds.find(({ id }) => id === stay?.typeId)?.title;
  const contact = !isWrong && [stay?.phone, stay?.email].filter(Boolean).join(', ');
  const cells: readonly (readonly [FieldName, shown: string | false | undefined, look?: string])[] = [
    ['kind', [kind, WHY_LEFT_OUT[state]].filter(Boolean).join(', ')],
    ['checkIn', stay && shownDay(stay.checkIn)],
    ['checkOut', stay && shownDay(stay.checkOut)],
    ['rooms', stay && String(stay.party.rooms)],
    ['adults', stay && partyOf(stay)],
    ['paid', stay && shownMoney(stay.paid), money],
    ['total', total !== undefined && shownMoney(total), money],
    [at === 'email' ? 'email' : 'phone', contact],
    ['note', stay?.note],
  ];
  return (
    <>
      <td>{number}</td>
      <Name scope={isWrong ? undefined : 'row'} className={at === 'name' ? edged : undefined}>
        {(stay ? guestName(stay) : named) || (at === 'name' && '–')}
      </Name>
      {cells.map(([field, shown, look]) => (
        <td key={field} className={at === field ? edged : look}>
          {shown || (isWrong && texts[field]) || (at === field && '–')}
          {field === 'note' && children}
        </td>
      ))}
    </>
  );
}

/** The draft that a remedy of a row mends. */
interface Mend {
  readonly rows: readonly ShownRow[];
  readonly draft: ImportDraft;
  readonly kinds: readonly KindFacts[];
  readonly onDraft: (draft: ImportDraft) => void;
}

interface WrongRowProps extends Omit<Mend, 'rows'> {
  readonly row: ShownRow;
  /** The rows with the same problem, this one too. */
  readonly alike: readonly ShownRow[];
}

/** A row that is no stay: its cell is edged, a sentence says why, and a press mends it or leaves it out. */
function WrongRow({ row, alike, draft, kinds, onDraft }: WrongRowProps) {
  const { number, problem } = row;
  const [isForAll, setForAll] = useState(false);
  const meant = isForAll ? alike : [row];
  const instead = parseCivilDate(problem?.instead);
  return (
    <tbody className={wrong}>
      <tr>
        <Cells row={row} kinds={kinds} />
      </tr>
      {problem && (
        <tr>
          <td />
          <td colSpan={COLUMNS.length - 1}>
            <div className={say}>
              <DeskIcon name="warning" />
              <span>{problem.message}</span>
              <span className={remedies}>
                {problem.field === 'kind' && (
                  <SelectField
                    label="Room type"
                    value=""
                    options={[{ value: '', label: 'Choose a type' }, ...titlesOf(kinds)]}
                    onChange={(id) => id !== '' && onDraft(withKind(draft, meant, id))}
                  />
                )}
                {problem.isSoldOut && (
                  <DeskButton size="small" onClick={() => onDraft(withStays(draft, meant))}>
                    Take it, oversold
                  </DeskButton>
                )}
                {instead !== undefined && (
                  <DeskButton size="small" onClick={() => onDraft(withInstead(draft, meant, problem.field))}>
                    {`Use ${shownDay(instead)}`}
                  </DeskButton>
                )}
                <DeskButton
                  size="small"
                  aria-label={`Leave out row ${number}: ${COLUMN_NAMES[problem.field]}`}
                  onClick={() => onDraft(without(draft, meant))}
                >
                  Leave out
                </DeskButton>
                {alike.length > 1 && (
                  <Checkbox
                    label={`and the ${alike.length - 1} like it`}
                    checked={isForAll}
                    onChange={setForAll}
                  />
                )}
              </span>
            </div>
          </td>
        </tr>
      )}
    </tbody>
  );
}

function withInstead(draft: ImportDraft, rows: readonly ShownRow[], field: FieldName): ImportDraft {
  const texts = rows.flatMap(({ number, problem }) =>
    problem?.instead === undefined ? [] : [[number, problem.instead] as const],
  );
  return withTexts(draft, field, new Map(texts));
}

/** Names the kind for all rows with a text that no kind is called, and for a row alone where its kind was known. */
function withKind(draft: ImportDraft, rows: readonly ShownRow[], id: string): ImportDraft {
  const isCalled = ({ stay, texts }: ShownRow) => stay === undefined && (texts.kind ?? '') !== '';
  const called = rows.filter(isCalled).map(({ texts }) => [texts.kind, id]);
  const others = rows.filter((row) => !isCalled(row)).map(({ number }) => [number, id] as const);
  const named = withAnswers(draft, { kinds: { ...draft.answers.kinds, ...Object.fromEntries(called) } });
  return withTexts(named, 'kind', new Map(others));
}

/** `2 + 1`: adults, and those who are not. */
function partyOf({ party: { adults, children, infants } }: FoundStay): string {
  return [adults, ...(children + infants > 0 ? [children + infants] : [])].join(' + ');
}
