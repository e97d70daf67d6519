import type { FormEvent } from 'react';

/** Does something when a form is submitted, in place of loading its page again. */
export function submitting(does: () => void) {
  return (event: FormEvent) => {
    event.preventDefault();
    does();
  };
}
