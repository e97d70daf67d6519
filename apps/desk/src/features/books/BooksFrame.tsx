import { csvOf, type Table } from '@motel/api-client/desk-contracts';
import { Alert, classes } from '@motel/ui';
import type { ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { monthBeside } from '../../shared/format/months.ts';
import { motelDay } from '../../shared/format/shown-dates.ts';
import { useShortcuts } from '../../shared/keyboard/use-shortcuts.ts';
import { DeskButton, DeskLink } from '../../shared/parts/DeskButton.tsx';
import { PageHead } from '../../shared/parts/PageHead.tsx';
import { segment, segments } from '../../shared/parts/Segments.css.ts';
import { fileName, saveCsv, saveXlsx } from '../../shared/save-file.ts';
import { cards, row } from '../../shared/sheet/sheet-page.css.ts';
import { buttons, name as nameStyle, notOnPaper, onPhoneBelow, steps } from './books.css.ts';
import type { Period } from './period.ts';

/** The views of the books, by their addresses. */
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

const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/;

/** The month of the address; else the last one that is over: `yyyy-mm`. */
export function useMonth(): string {
  const [search] = useSearchParams();
  const asked = search.get('month') ?? '';
  if (MONTH.test(asked)) return asked;
  return monthBeside(motelDay(new Date().toISOString()).slice(0, 7), -1);
}

/** The head of the books, one period in three views, and their files. */
export function BooksFrame({ view, period, data, tables, error, children }: BooksFrameProps) {
  const { month, length, words, file } = period;
  const navigate = useNavigate();
  const addressOf = (of: string, by = 0) => `/${of}?month=${monthBeside(month, by)}`;
  const views = Object.entries(VIEWS);
  const print = () => window.print();
  useShortcuts({
    p: ['Print', print],
    ...Object.fromEntries(
      views.map(([path, title], at) => [at + 1, [title, () => void navigate(addressOf(path))] as const]),
    ),
  });
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
                onClick={() => saveXlsx(fileName(view, `${file}.xlsx`), tables)}
              >
                Excel
              </DeskButton>
            )}
          </div>
        }
      >
        <nav className={classes(segments, onPhoneBelow, notOnPaper)} aria-label="Books">
          {views.map(([path, title]) => (
            <Link
              key={path}
              className={segment}
              to={addressOf(path)}
              aria-current={path === view ? 'page' : undefined}
            >
              {title}
            </Link>
          ))}
        </nav>
        <div className={classes(steps, onPhoneBelow)}>
          <DeskLink
            to={addressOf(view, -length)}
            variant="quiet"
            icon="back"
            aria-label={`The ${span} before`}
          >
            {null}
          </DeskLink>
          <strong className={nameStyle}>{words}</strong>
          <DeskLink
            to={addressOf(view, length)}
            variant="quiet"
            icon="forward"
            aria-label={`The next ${span}`}
          >
            {null}
          </DeskLink>
        </div>
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
                  onClick={() => saveCsv(fileName(file, `${of.toLowerCase()}.csv`), csvOf(table))}
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
