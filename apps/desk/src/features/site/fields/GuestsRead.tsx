import type { SitePart } from '@motel/api-client/desk-contracts';
import { DeskCard } from '../../../shared/parts/Page.tsx';
import { fresh, read } from './Name.css.ts';

interface GuestsReadProps {
  readonly says: NonNullable<SitePart['says']>;
  /** Before what is typed. */
  readonly before: NonNullable<SitePart['says']>;
}

/** The motel's name and rules as guests read them, in each language; what is new is tinted. */
export function GuestsRead({ says, before }: GuestsReadProps) {
  const known = new Set(before.flatMap(({ lines }) => lines));
  return (
    <DeskCard title="Where guests read it">
      {says.map(({ language, lines }, at) => (
        <details key={language} open={at === 0} className={read} lang={language}>
          <summary>{language.toUpperCase()}</summary>
          <ul>
            {lines.map((line) => (
              <li key={line}>
                <span className={known.has(line) ? undefined : fresh}>{line}</span>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </DeskCard>
  );
}
