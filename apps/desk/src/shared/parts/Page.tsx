import { Alert, Button, type ButtonProps, type ButtonStyle, buttonStyle, Card, classes } from '@motel/ui';
import { type ComponentProps, type ReactNode, useEffect, useId } from 'react';
import { Link, type LinkProps, useNavigate } from 'react-router-dom';
import { DeskIcon, type DeskIconName } from '../icon/DeskIcon.tsx';
import { useShortcuts } from '../keyboard/use-shortcuts.ts';
import { aside as asideStyle, head as cardHead, count as countStyle, inset } from './DeskCard.css.ts';
import { belowOnPhone, end as endStyle, head, note as noteStyle, period, steps } from './PageHead.css.ts';
import { segment, segments, views as viewsStyle } from './Segments.css.ts';

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

interface PeriodStepsProps {
  readonly words: string;
  readonly span: 'month' | 'quarter';
  /** The addresses of the one before, and of the next one. */
  readonly to: readonly [before: string, next: string];
}

export function PeriodSteps({ words, span, to: [before, next] }: PeriodStepsProps) {
  return (
    <div className={classes(steps, belowOnPhone)}>
      <DeskLink to={before} variant="quiet" icon="back" aria-label={`The ${span} before`}>
        {null}
      </DeskLink>
      <strong className={period}>{words}</strong>
      <DeskLink to={next} variant="quiet" icon="forward" aria-label={`The next ${span}`}>
        {null}
      </DeskLink>
    </div>
  );
}

interface ViewsProps {
  readonly label: string;
  readonly views: readonly (readonly [title: string, to: string])[];
  readonly shown: string;
}

/** The views of a page, side by side in its head; each has its figure as a key. */
export function Views({ label, views, shown }: ViewsProps) {
  const navigate = useNavigate();
  useShortcuts(
    Object.fromEntries(views.map(([title, to], at) => [at + 1, [title, () => void navigate(to)] as const])),
  );
  return (
    <nav className={classes(segments, belowOnPhone, viewsStyle)} aria-label={label}>
      {views.map(([title, to]) => (
        <Link key={to} className={segment} to={to} aria-current={title === shown ? 'page' : undefined}>
          {title}
        </Link>
      ))}
    </nav>
  );
}

interface DeskCardProps {
  readonly title: string;
  readonly count?: number | string;
  /** At the end of the line of the title. */
  readonly aside?: ReactNode;
  readonly className?: string;
  /** Whether its contents are set in from its edges, one below the other. */
  readonly isInset?: boolean;
  readonly children: ReactNode;
}

export function DeskCard({ title, count, aside, className, isInset = false, children }: DeskCardProps) {
  const id = useId();
  return (
    <Card as="section" padding="none" className={className} aria-labelledby={id}>
      <div className={cardHead}>
        <h2 id={id}>{title}</h2>
        {count !== undefined && <span className={countStyle}>{count}</span>}
        {aside !== undefined && <span className={asideStyle}>{aside}</span>}
      </div>
      {isInset ? <div className={inset}>{children}</div> : children}
    </Card>
  );
}

interface Inside {
  readonly icon?: DeskIconName | undefined;
  /** The key that does the same, as the `?` list names it. */
  readonly shortcut?: string | undefined;
  readonly children: ReactNode;
}

export function DeskButton({ icon, shortcut, children, ...rest }: Inside & Omit<ButtonProps, keyof Inside>) {
  return <Button {...rest}>{inside({ icon, shortcut, children })}</Button>;
}

/** Takes the last press back. */
export function UndoButton(props: Omit<ComponentProps<typeof DeskButton>, 'icon' | 'children'>) {
  return (
    <DeskButton {...props} icon="undo">
      Undo
    </DeskButton>
  );
}

export function DeskLink(props: Inside & ButtonStyle & Omit<LinkProps, keyof Inside>) {
  const { icon, shortcut, children, variant, size, full, className, ...rest } = props;
  return (
    <Link {...rest} className={classes(buttonStyle({ variant, size, full }), className)}>
      {inside({ icon, shortcut, children })}
    </Link>
  );
}

function inside({ icon, shortcut, children }: Inside) {
  return (
    <>
      {icon !== undefined && <DeskIcon name={icon} />}
      {children}
      {shortcut !== undefined && (
        <span aria-hidden="true">
          <kbd>{shortcut}</kbd>
        </span>
      )}
    </>
  );
}
