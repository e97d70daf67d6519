import { Icon } from '../icon/Icon.tsx';
import { problem } from './Field.css.ts';

export interface FieldErrorProps {
  readonly id: string;
  readonly children: string;
}

/** What is wrong with one field, under it. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p id={id} className={problem}>
      <Icon name="warning" size={20} />
      {children}
    </p>
  );
}
