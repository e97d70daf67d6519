import { afterPrice } from '@motel/content/words';
import { monthBeside, monthWords } from '../../shared/format/months.ts';
import { DeskButton, DeskLink } from '../../shared/parts/DeskButton.tsx';
import { PageHead } from '../../shared/parts/PageHead.tsx';
import { Segments } from '../../shared/parts/Segments.tsx';
import type { RatesView } from './night-view.ts';
import { hints, monthSwitch } from './RatesPage.css.ts';

interface RatesHeadProps {
  /** How the prices stand to the taxes. */
  readonly taxes: string;
  /** The month that is shown, `yyyy-mm`. */
  readonly name: string;
  readonly today: string;
  readonly onMonth: (month: string) => void;
  readonly view: RatesView;
  readonly onView: (view: RatesView) => void;
  /** Of the last change that can be undone; absent for a person who may not. */
  readonly undo: { readonly isReady: boolean; readonly press: () => void } | undefined;
}

/** The title, the month and the figures that the grid shows. */
export function RatesHead({ name, today, taxes, onMonth, view, onView, undo }: RatesHeadProps) {
  const [before, after] = [monthBeside(name, -1), monthBeside(name, 1)];
  const lastYear = Number(name.slice(0, 4)) - 1;
  return (
    <PageHead
      title="Rates"
      note={`${taxes}, ${afterPrice('a night')}`}
      end={
        <>
          <span className={hints} aria-hidden="true">
            <kbd>Shift</kbd> + arrows select <kbd>E</kbd> set price
          </span>
          <DeskLink to="/rates/codes" icon="tag">
            Codes
          </DeskLink>
          <DeskLink to="/rates/taxes" icon="receipt">
            Taxes
          </DeskLink>
          <DeskLink to="/rates/articles" icon="key">
            Articles
          </DeskLink>
          {undo !== undefined && (
            <DeskButton icon="undo" shortcut="Z" disabled={!undo.isReady} onClick={undo.press}>
              Undo
            </DeskButton>
          )}
        </>
      }
    >
      <div className={monthSwitch}>
        <DeskButton icon="back" aria-label={monthWords(before)} onClick={() => onMonth(before)}>
          {null}
        </DeskButton>
        <DeskButton title="Back to this month" onClick={() => onMonth(today.slice(0, 7))}>
          {monthWords(name)}
        </DeskButton>
        <DeskButton icon="forward" aria-label={monthWords(after)} onClick={() => onMonth(after)}>
          {null}
        </DeskButton>
      </div>
      <Segments
        label="Show"
        value={view}
        onChange={onView}
        options={[
          { value: 'prices', label: 'Prices' },
          { value: 'sold', label: 'Sold' },
          { value: 'year', label: `Against ${lastYear}` },
        ]}
      />
    </PageHead>
  );
}
