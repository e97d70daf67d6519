import { classes } from '@motel/ui';
import { Fragment } from 'react';
import { dottedFact, dottedFacts } from './dotted-facts.css.ts';

interface DottedFactsProps {
  /** Those that the owner has not said are left out. */
  readonly facts: readonly (string | 0 | false | undefined)[];
  readonly className?: string;
}

/** Facts in a line with dots between them, the first one in bold; nothing without any. */
export function DottedFacts({ facts, className }: DottedFactsProps) {
  const [first, ...more] = facts.filter((fact) => typeof fact === 'string');
  if (first === undefined) return null;
  return (
    <p className={classes(dottedFacts, className)}>
      <strong className={dottedFact}>{first}</strong>
      {more.map((fact) => (
        <Fragment key={fact}>
          {' '}
          <span className={dottedFact}>{fact}</span>
        </Fragment>
      ))}
    </p>
  );
}
