import type { ListedCode } from '@motel/api-client/desk-contracts';
import type { DeskIconName } from '../../shared/icon/drawings.ts';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { Tag } from '../../shared/parts/Tag.tsx';
import { coupon, foot, name, off as offStyle, soft, stub, words } from './CodesPage.css.ts';
import { codeWords, offWords, usedWords } from './code-words.ts';

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
