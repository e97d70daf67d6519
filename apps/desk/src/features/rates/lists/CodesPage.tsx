import type { AnswerOf, DeskCalls, ListedCode, RateCode } from '@motel/api-client/desk-contracts';
import { countedThings } from '@motel/content/english';
import { useState } from 'react';
import { shownDates, shownFullDate } from '../../../shared/format/shown-dates.ts';
import { useMay } from '../../../shared/me/use-me.ts';
import { type DeskMotel, useMotel } from '../../../shared/motel.tsx';
import { DeskButton, DeskCard, PageHead } from '../../../shared/parts/Page.tsx';
import { Tag, type TagProps } from '../../../shared/parts/Tag.tsx';
import { useDesk } from '../../../shared/wire/calls.ts';
import { priceWords } from '../calendar.ts';
import { useRateChange } from '../use-rates.ts';
import { CodeDialog } from './CodeDialog.tsx';
import { coupon, empty, foot, list, name, off as offStyle, soft, stub, words } from './CodesPage.css.ts';
import { ListPage } from './TypedListPage.tsx';

/** The promotion codes that guests can give on the website (F14). */
export function CodesPage() {
  const mayChange = useMay('owner');
  const { data } = useDesk('rateCodes', {});
  const [opened, setOpened] = useState<ListedCode | 'new' | undefined>(undefined);
  const saving = useRateChange(data?.version, () => setOpened(undefined));
  if (data === undefined) return <PageHead title="Promotion codes" />;

  const open = (code: ListedCode | 'new') => {
    saving.begin();
    setOpened(code);
  };
  const close = () => {
    saving.forget();
    setOpened(undefined);
  };
  return (
    <ListPage
      title="Promotion codes"
      note="off the price of the nights, on the website at once"
      what="codes"
      saving={saving}
      hidesProblem={opened !== undefined}
      end={
        mayChange && (
          <DeskButton variant="solid" icon="plus" onClick={() => open('new')}>
            New code
          </DeskButton>
        )
      }
    >
      <CodeList {...data} onEdit={mayChange ? open : undefined} />
      {opened !== undefined && (
        <CodeDialog
          code={opened === 'new' ? undefined : opened}
          known={data}
          saving={saving}
          onClose={close}
        />
      )}
    </ListPage>
  );
}

interface CodeListProps extends Pick<AnswerOf<DeskCalls['rateCodes']>, 'codes' | 'rooms'> {
  readonly onEdit: ((code: ListedCode) => void) | undefined;
}

function CodeList({ codes, rooms, onEdit }: CodeListProps) {
  if (codes.length === 0) {
    return (
      <DeskCard title="No code yet">
        <p className={empty}>
          A guest who gives a code pays less: for a letter, a company, or a quiet month. Without a code the
          website asks for none.
        </p>
      </DeskCard>
    );
  }
  const titles = new Map(rooms.map(({ id, title }) => [id, title]));
  return (
    <ul className={list} aria-label="Promotion codes">
      {codes.map((code) => (
        <CodeCard key={code.code} code={code} titles={titles} onEdit={onEdit && (() => onEdit(code))} />
      ))}
    </ul>
  );
}

const STATES: Readonly<Record<ListedCode['state'], TagProps>> = {
  valid: { tone: 'green', icon: 'check', words: 'Valid now' },
  coming: { tone: 'yellow', icon: 'clock', words: 'Not yet' },
  over: { tone: 'grey', icon: 'cross', words: 'Over' },
  'used-up': { tone: 'yellow', icon: 'lock', words: 'Used up' },
};

interface CodeCardProps {
  readonly code: ListedCode;
  readonly titles: ReadonlyMap<string, string>;
  /** Absent for a person who may not change it. */
  readonly onEdit: (() => void) | undefined;
}

function CodeCard({ code, titles, onEdit }: CodeCardProps) {
  const motel = useMotel();
  return (
    <li className={coupon}>
      <div className={stub}>
        <h2 className={name}>{code.code}</h2>
        <span className={offStyle}>{offWords(motel, code.off)}</span>
      </div>
      <ul className={words}>
        {codeWords(code, titles).map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <div className={foot}>
        <Tag {...STATES[code.state]} />
        <span className={soft}>{usedWords(code)}</span>
        {onEdit !== undefined && (
          <DeskButton size="small" onClick={onEdit} aria-label={`Edit ${code.code}`}>
            Edit
          </DeskButton>
        )}
      </div>
    </li>
  );
}

/** `10% off`, `$25 off`. */
function offWords(motel: DeskMotel, off: string): string {
  return `${off.endsWith('%') ? off : priceWords(motel, Number(off))} off`;
}

/** The scope of a code, in parts: nights, days of booking, the shortest stay and the room types. */
function codeWords(code: RateCode, titles: ReadonlyMap<string, string>): string[] {
  const { from, to, bookedFrom, bookedTo, minNights, rooms } = code;
  return [
    rooms === undefined ? 'All room types' : rooms.map((room) => titles.get(room) ?? room).join(', '),
    ...daysWords('Nights', from, to),
    ...daysWords('Booked', bookedFrom, bookedTo),
    ...(minNights === undefined || minNights === 1 ? [] : [`${minNights} nights at least`]),
  ];
}

/** `Used 3 times`, `Used 3 of 50 times`. */
function usedWords({ used, uses }: Pick<ListedCode, 'used' | 'uses'>): string {
  return uses === undefined
    ? `Used ${countedThings(used, 'time')}`
    : `Used ${used} of ${countedThings(uses, 'time')}`;
}

function daysWords(of: string, from: string | undefined, to: string | undefined): string[] {
  if (from !== undefined && to !== undefined) return [`${of} ${shownDates(from, to)}`];
  if (from !== undefined) return [`${of} from ${shownFullDate(from)}`];
  return to === undefined ? [] : [`${of} until ${shownFullDate(to)}`];
}
