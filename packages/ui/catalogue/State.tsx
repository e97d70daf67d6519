import type { ReactNode } from 'react';
import { classes, Text } from '../src/index.ts';
import { across as acrossStyle, state, states, stretched } from './Catalogue.css.ts';

/** States beside each other. */
export function States({ children }: { readonly children: ReactNode }) {
  return <div className={states}>{children}</div>;
}

interface StateProps {
  /** Its particular state, in words. */
  readonly name: string;
  /** `across` takes the whole width. @default 'own' */
  readonly width?: 'own' | 'column' | 'across';
  readonly children: ReactNode;
}

/** One component in one state, under the state's name. */
export function State({ name, width = 'own', children }: StateProps) {
  return (
    <div className={classes(state, width === 'column' && stretched, width === 'across' && acrossStyle)}>
      <Text size="small" tone="soft">
        {name}
      </Text>
      {children}
    </div>
  );
}
