import type { ReactNode } from 'react';
import { house, name as nameStyle } from './paper.css.ts';

interface HouseProps {
  readonly name: string;
  readonly addressLines: readonly string[];
  readonly phone: string;
  readonly email: string;
  readonly children?: ReactNode;
}

/** The motel at the head of a paper. */
export function House({ name, addressLines, phone, email, children }: HouseProps) {
  return (
    <address className={house}>
      <span className={nameStyle}>{name}</span>
      {[...addressLines, phone, email].map((line) => (
        <div key={line}>{line}</div>
      ))}
      {children}
    </address>
  );
}
