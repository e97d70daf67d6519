import { type MouseEvent, useEffect, useRef } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { link, list, root } from './ErrorSummary.css.ts';

export interface SummaryError {
  /** The id of the control it is about. */
  readonly fieldId: string;
  readonly message: string;
}

export interface ErrorSummaryProps {
  readonly title: string;
  readonly errors: readonly SummaryError[];
  /** Counts the tries to send: the keyboard moves here when it first shows and at each new try. @default 0 */
  readonly attempt?: number;
}

/** What has to be put right before a form can go, with a way to each field. Nothing without errors. */
export function ErrorSummary({ title, errors, attempt = 0 }: ErrorSummaryProps) {
  return errors.length > 0 ? <Summary key={attempt} title={title} errors={errors} /> : null;
}

function Summary({ title, errors }: Omit<ErrorSummaryProps, 'attempt'>) {
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => element.current?.focus(), []);

  // The address bar keeps its address: a router would take the fragment for a page.
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
