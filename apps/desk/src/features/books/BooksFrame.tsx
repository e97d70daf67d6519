import { csvOf, type Table } from '@motel/api-client/desk-contracts';
import { Alert, classes } from '@motel/ui';
import type { ReactNode } from 'react';
import {
  daysOfMonth,
  monthBeside,
  monthName,
  monthWords,
  useAskedMonth,
} from '../../shared/format/months.ts';
import { motelToday } from '../../shared/format/shown-dates.ts';
import { useShortcuts } from '../../shared/keyboard/use-shortcuts.ts';
import { useMotel } from '../../shared/motel.tsx';
import { DeskButton, PageHead, PeriodSteps, Views } from '../../shared/parts/Page.tsx';
import { Tag } from '../../shared/parts/Tag.tsx';
import { fileName, saveCsv, saveXlsx } from '../../shared/save-file.ts';
import { cards, row } from '../../shared/sheet/sheet-page.css.ts';
import { buttons, notOnPaper } from './books.css.ts';

const VIEWS = { month: 'Month', journal: 'Journal', 'tax-return': 'Tax return' } as const;
type View = keyof typeof VIEWS;

interface BooksFrameProps {
  readonly view: View;
  readonly period: Period;
  /** The view for spreadsheets, by the names of its tables; absent until those of the period have come. */
  readonly tables: Readonly<Record<string, Table>> | undefined;
  readonly data: { readonly isWhole: boolean } | undefined;
  readonly error: Error | null;
  readonly children: ReactNode;
}

/** The month of the address; else the last one that is over: `yyyy-mm`. */
export function useMonth(): string {
  const last = monthBeside(motelToday().slice(0, 7), -1);
  return useAskedMonth() ?? last;
}

export function BooksFrame({ view, period, data, tables, error, children }: BooksFrameProps) {
  const motel = useMotel();
  const { month, length, words, file } = period;
  const addressOf = (of: string, by = 0) => `/${of}?month=${monthBeside(month, by)}`;
  const print = () => window.print();
  useShortcuts({ p: ['Print', print] });
  const span = length === 1 ? 'month' : 'quarter';
  return (
    <>
      <PageHead
        title="Books"
        end={
          <div className={buttons}>
            <DeskButton icon="print" shortcut="P" onClick={print}>
              Print
            </DeskButton>
            {tables && (
              <DeskButton
                variant="solid"
                icon="save"
                onClick={() => saveXlsx(fileName(motel, view, `${file}.xlsx`), tables)}
              >
                Excel
              </DeskButton>
            )}
          </div>
        }
      >
        <Views
          label="Books"
          views={Object.entries(VIEWS).map(([path, title]) => [title, addressOf(path)])}
          shown={VIEWS[view]}
        />
        <PeriodSteps {...{ words, span }} to={[addressOf(view, -length), addressOf(view, length)]} />
      </PageHead>
      <div className={cards}>
        {error && <Alert tone="error">{error.message}</Alert>}
        {data?.isWhole === false && (
          <Alert tone="warning">
            <strong>The {span} is not over.</strong> Its days that have not ended yet are not in it.
          </Alert>
        )}
        {children}
        {tables && (
          <div className={classes(row, notOnPaper)}>
            {Object.entries(tables)
              .filter(([, table]) => table.length > 1)
              .map(([of, table]) => (
                <DeskButton
                  key={of}
                  size="small"
                  icon="save"
                  onClick={() => saveCsv(fileName(motel, file, `${of.toLowerCase()}.csv`), csvOf(table))}
                >
                  {of}, CSV
                </DeskButton>
              ))}
          </div>
        )}
      </div>
    </>
  );
}

/** Whether sums agree. @param words said where they do */
export function Agreement({ is, words }: { readonly is: boolean; readonly words: string }) {
  return (
    <Tag tone={is ? 'green' : 'red'} icon={is ? 'check' : 'warning'} words={is ? words : 'Does not agree'} />
  );
}

export type Period = ReturnType<typeof monthOf>;

/** @param month `yyyy-mm` */
export function monthOf(month: string) {
  return {
    month,
    /** Months from one to the next. */
    length: 1 as 1 | 3,
    /** `July 2027`, `July to September 2027`. */
    words: monthWords(month),
    /** In names of files. */
    file: month,
    ...daysOfMonth(month),
  };
}

/** The quarter of a month. @param month `yyyy-mm` */
export function quarterOf(month: string): Period {
  const at = Number(month.slice(5)) - 1;
  const [first, last] = [monthOf(monthBeside(month, -(at % 3))), monthOf(monthBeside(month, 2 - (at % 3)))];
  return {
    month,
    length: 3,
    from: first.from,
    to: last.to,
    words: `${monthName(first.month)} to ${last.words}`,
    file: `${month.slice(0, 4)}-quarter-${Math.floor(at / 3) + 1}`,
  };
}
