import { monthBeside, monthWords } from '../format/months.ts';
import { steps, title } from '../sheet/sheet-page.css.ts';
import { DeskLink } from './DeskButton.tsx';

/** The month of a page, between those before and after. @param month `yyyy-mm` @param path of the page */
export function MonthSteps({ month, path }: { readonly month: string; readonly path: string }) {
  return (
    <div className={steps}>
      <DeskLink to={`${path}?month=${monthBeside(month, -1)}`} icon="back" aria-label="The month before">
        {''}
      </DeskLink>
      <span className={title}>{monthWords(month)}</span>
      <DeskLink to={`${path}?month=${monthBeside(month, 1)}`} icon="forward" aria-label="The next month">
        {''}
      </DeskLink>
    </div>
  );
}
