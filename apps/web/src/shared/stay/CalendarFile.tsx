import type { Stay } from '@motel/api-client/contracts';
import { Button, type ButtonStyle } from '@motel/ui';
import { useWords } from '../words.ts';

export function CalendarFile({
  stay,
  look,
}: {
  readonly stay: Pick<Stay, 'reference' | 'calendar'>;
  readonly look?: ButtonStyle;
}) {
  const { t } = useWords();
  const save = () => {
    const address = URL.createObjectURL(new Blob([stay.calendar], { type: 'text/calendar' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = `${stay.reference}.ics`;
    link.click();
    // After it the browser has begun the download.
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  };
  return (
    <Button {...look} onClick={save}>
      {t('Add to calendar')}
    </Button>
  );
}
