import { Alert } from '@motel/ui';
import { type ReactNode, useEffect } from 'react';
import { DeskLink } from './DeskButton.tsx';
import { end as endStyle, head, note as noteStyle } from './PageHead.css.ts';

interface PageHeadProps {
  readonly title: string;
  /** In small letters beside the title. */
  readonly note?: ReactNode;
  /** Between the title and the end: the choice of a day or a month. */
  readonly children?: ReactNode;
  /** The page above it: its link is the first one at the end. */
  readonly back?: readonly [to: string, title: string] | undefined;
  /** The page's one orange button, and others. */
  readonly end?: ReactNode;
}

/** The title of a page, which is the window's, too. */
export function PageHead({ title, note, children, back, end }: PageHeadProps) {
  useTitle(title);
  return (
    <div className={head}>
      <h1>{title}</h1>
      {children}
      {note !== undefined && <span className={noteStyle}>{note}</span>}
      {(back ?? end) !== undefined && (
        <div className={endStyle}>
          {back && (
            <DeskLink to={back[0]} icon="back">
              {back[1]}
            </DeskLink>
          )}
          {end}
        </div>
      )}
    </div>
  );
}

/** Names the window. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Front desk`;
  }, [title]);
}

/** A page whose data is on its way, or does not come. */
export function PageWait({ title, error }: { readonly title: string; readonly error: Error | null }) {
  return (
    <>
      <PageHead title={title} />
      {error && <Alert tone="error">{error.message}</Alert>}
    </>
  );
}
