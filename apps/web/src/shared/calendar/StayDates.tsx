import { Alert, LiveRegion, Popover, type PopoverProps, Spinner } from '@motel/ui';
import type { CivilRange } from '@motel/ui/calendar';
import { type FocusEvent, type PointerEvent, startTransition, useEffect, useState } from 'react';
import { spokenRange } from '../format/dates.ts';
import { useMotelToday } from '../site.ts';
import { loadOnce, useLoaded } from '../use-loaded.ts';
import { useWords } from '../words.ts';
import type { StayCalendarProps } from './StayCalendar.tsx';
import * as styles from './StayDates.css.ts';

const loadCalendar = () => import('./StayCalendar.tsx');
const onIntent = () => void loadOnce(loadCalendar).catch(() => {});
/** Not a finger's, which presses at once: the calendar's script would run before the panel is drawn. */
const onHover = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && onIntent();
const onKeyboardFocus = ({ target }: FocusEvent) => target.matches(':focus-visible') && onIntent();

interface StayDatesProps
  extends Pick<PopoverProps, 'value' | 'icon' | 'placement' | 'frame'>,
    Omit<StayCalendarProps, 'today' | 'onChange'> {
  readonly onChange: (range: CivilRange) => void;
}

/**
 * A field of dates whose popup is the calendar. It closes by itself once start and end differ (§4), and the chosen
 * dates are announced. The calendar loads as soon as a guest points at the field.
 */
export function StayDates({ value, icon, placement, frame, onChange, ...calendar }: StayDatesProps) {
  const words = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState<string>();

  const choose = (range: CivilRange, isFinal: boolean) => {
    onChange(range);
    if (!isFinal) return;
    setChosen(spokenRange(words, range));
    if (range.end !== null && range.start !== range.end) setIsOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only preloads the calendar
    <div className={styles.root} onPointerEnter={isOpen ? undefined : onHover} onFocus={onKeyboardFocus}>
      <Popover
        label={words.t('Dates')}
        value={value}
        open={isOpen}
        onOpenChange={setIsOpen}
        {...(icon && { icon })}
        {...(placement && { placement })}
        {...(frame && { frame })}
      >
        <Calendar {...calendar} onChange={choose} />
      </Popover>
      <LiveRegion>{chosen}</LiveRegion>
    </div>
  );
}

function Calendar(props: Omit<StayCalendarProps, 'today'>) {
  const { t } = useWords();
  const today = useMotelToday();
  const isPanelDrawn = useIsDrawn();
  const loaded = useLoaded(loadCalendar, isPanelDrawn);
  if (loaded.kind === 'failed') {
    return (
      <Alert tone="error">
        {t('The calendar could not be loaded. Please check your connection and open it again.')}
      </Alert>
    );
  }
  if (loaded.kind === 'loading') {
    return (
      <div className={styles.loading}>
        <Spinner>{t('Loading calendar...')}</Spinner>
      </div>
    );
  }
  if (!isPanelDrawn) return <div className={styles.loading} />;
  const { StayCalendar } = loaded.value;
  return <StayCalendar {...props} today={today} />;
}

/** Turns true after the frame of a press, so that it shows at once: what takes a slow phone some frames comes behind. */
function useIsDrawn(): boolean {
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      rest = setTimeout(() => startTransition(() => setIsDrawn(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(rest);
    };
  }, []);
  return isDrawn;
}
