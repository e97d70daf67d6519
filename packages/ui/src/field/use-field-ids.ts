import { useId } from 'react';

interface FieldTexts {
  /** Of the control; made up when absent. An error summary points to it. */
  readonly id?: string | undefined;
  readonly hint?: unknown;
  readonly error?: string | undefined;
  readonly mark?: string | undefined;
}

/** Ids that tie a control to the texts around it. `describedBy` names only visible ones, error first. */
export function useFieldIds({ id, hint, error, mark }: FieldTexts) {
  const made = useId();
  const control = id ?? made;
  const ids = { control, hint: `${control}-hint`, error: `${control}-error`, mark: `${control}-mark` };
  const shown = [error && ids.error, hint && ids.hint, mark && ids.mark].filter(Boolean);
  return { ...ids, describedBy: shown.length > 0 ? shown.join(' ') : undefined };
}
