import { DeskIcon } from '../icon/DeskIcon.tsx';
import { wrong } from './DeskField.css.ts';

/** The error of a field. @param id the field names it in `aria-describedby` */
export function FieldError({ id, error }: { readonly id: string; readonly error: string }) {
  return (
    <p id={id} className={wrong}>
      <DeskIcon name="warning" size="small" />
      {error}
    </p>
  );
}
