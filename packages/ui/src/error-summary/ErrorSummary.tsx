import { type MouseEvent, useEffect, useRef } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { link, list, root } from './ErrorSummary.css.ts';

export interface SummaryError {
  /** The id of the control with the error. */
  readonly fieldId: string;
  readonly message: string;
}

export interface ErrorSummaryProps {
  readonly title: string;
  readonly errors: readonly SummaryError[];
  /** Counts the attempts to submit: focus moves here at the first display and at each new attempt. @default 0 */
  readonly attempt?: number;
}

/** Every error that stops a form, with a link to each field. Renders nothing without errors. */
export function ErrorSummary({ title, errors, attempt = 0 }: ErrorSummaryProps) {
  return errors.length > 0 ? <Summary key={attempt} title={title} errors={errors} /> : null;
}

function Summary({ title, errors }: Omit<ErrorSummaryProps, 'attempt'>) {
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => element.current?.focus(), []);

  // The address stays the same: a router would read the fragment as a page.
  const go = (event: MouseEvent, fieldId: string) => {
    event.preventDefault();
    document.getElementById(fieldId)?.focus();
  };

  return (
    <div ref={element} role="alert" tabIndex={-1} className={root}>
      <Icon name="warning" />
      <p>{title}</p>
      <ul className={list}>
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId} ${message}`}>
            <a href={`#${fieldId}`} className={link} onClick={(event) => go(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
