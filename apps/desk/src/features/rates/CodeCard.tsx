import type { ListedCode, RateCode } from '@motel/api-client/desk-contracts';
import { countedThings } from '@motel/content/words';
import { shownDates, shownFullDate } from '../../shared/format/shown-dates.ts';
import type { DeskIconName } from '../../shared/icon/drawings.ts';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { Tag } from '../../shared/parts/Tag.tsx';
import { coupon, foot, name, off as offStyle, soft, stub, words } from './CodesPage.css.ts';
import { priceWords } from './calendar.ts';

const STATES: Readonly<
  Record<ListedCode['state'], readonly [tone: 'green' | 'yellow' | 'grey', icon: DeskIconName, word: string]>
> = {
  valid: ['green', 'check', 'Valid now'],
  coming: ['yellow', 'clock', 'Not yet'],
  over: ['grey', 'cross', 'Over'],
  'used-up': ['yellow', 'lock', 'Used up'],
};

interface CodeCardProps {
  readonly code: ListedCode;
  readonly titles: ReadonlyMap<string, string>;
  /** Absent for a person who may not change it. */
  readonly onEdit: (() => void) | undefined;
}

/** A promotion code as a coupon: what it takes off, what it is about, and how often it was used. */
export function CodeCard({ code, titles, onEdit }: CodeCardProps) {
  const [tone, icon, word] = STATES[code.state];
  return (
    <li className={coupon}>
      <div className={stub}>
        <h2 className={name}>{code.code}</h2>
        <span className={offStyle}>{offWords(code.off)}</span>
      </div>
      <ul className={words}>
        {codeWords(code, titles).map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <div className={foot}>
        <Tag tone={tone} icon={icon}>
          {word}
        </Tag>
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
function offWords(off: string): string {
  return `${off.endsWith('%') ? off : priceWords(Number(off))} off`;
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
