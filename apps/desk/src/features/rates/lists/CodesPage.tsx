import type { ListedCode } from '@motel/api-client/desk-contracts';
import { countedThings } from '@motel/content/english';
import { useState } from 'react';
import { useMay } from '../../../shared/me/use-me.ts';
import { DeskButton, DeskCard, PageHead } from '../../../shared/parts/Page.tsx';
import { Tag, type TagProps } from '../../../shared/parts/Tag.tsx';
import { useDesk } from '../../../shared/wire/calls.ts';
import { useRateChange } from '../use-rates.ts';
import { CodeDialog, NEW } from './CodeDialog.tsx';
import { coupon, empty, foot, list, name, off as offStyle, soft, stub, words } from './CodesPage.css.ts';
import { ListPage } from './TypedListPage.tsx';

/** The promotion codes that guests can give on the website (F14). */
export function CodesPage() {
  const mayChange = useMay('owner');
  const { data } = useDesk('rateCodes', {});
  const [opened, setOpened] = useState<ListedCode | undefined>(undefined);
  const saving = useRateChange(data?.version, () => setOpened(undefined));
  if (data === undefined) return <PageHead title="Promotion codes" />;

  const open = (code: ListedCode) => {
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
          <DeskButton variant="solid" icon="plus" onClick={() => open(NEW)}>
            New code
          </DeskButton>
        )
      }
    >
      <CodeList codes={data.codes} onEdit={mayChange ? open : undefined} />
      {opened && <CodeDialog code={opened} known={data} saving={saving} onClose={close} />}
    </ListPage>
  );
}

interface CodeListProps {
  readonly codes: readonly ListedCode[];
  /** Absent for a person who may not change them. */
  readonly onEdit: ((code: ListedCode) => void) | undefined;
}

function CodeList({ codes, onEdit }: CodeListProps) {
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
  return (
    <ul className={list} aria-label="Promotion codes">
      {codes.map((code) => {
        const [off, ...scope] = code.words;
        return (
          <li key={code.code} className={coupon}>
            <div className={stub}>
              <h2 className={name}>{code.code}</h2>
              <span className={offStyle}>{off}</span>
            </div>
            <ul className={words}>
              {[...(code.room ? [] : ['all room types']), ...scope].map((part) => (
                <li key={part}>{part}</li>
              ))}
            </ul>
            <div className={foot}>
              <Tag {...STATES[code.state]} />
              <span className={soft}>{usedWords(code)}</span>
              {onEdit !== undefined && (
                <DeskButton size="small" onClick={() => onEdit(code)} aria-label={`Edit ${code.code}`}>
                  Edit
                </DeskButton>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

const STATES: Readonly<Record<ListedCode['state'], TagProps>> = {
  valid: { tone: 'green', icon: 'check', words: 'Valid now' },
  coming: { tone: 'yellow', icon: 'clock', words: 'Not yet' },
  over: { tone: 'grey', icon: 'cross', words: 'Over' },
  'used-up': { tone: 'yellow', icon: 'lock', words: 'Used up' },
};

/** `Used 3 times`, `Used 3 of 50 times`. */
function usedWords({ used, uses }: ListedCode): string {
  return `Used ${uses === undefined ? '' : `${used} of `}${countedThings(uses ?? used, 'time')}`;
}
