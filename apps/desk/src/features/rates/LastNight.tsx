import { TextField } from '@motel/ui';
import { useState } from 'react';

interface LastNightProps {
  readonly first: string;
  readonly last: string;
  readonly isChanged: boolean;
  readonly onLast: (date: string) => void;
}

/** The last night of a selection, in any month. A date that is typed passes by earlier ones. */
export function LastNight({ first, last, isChanged, onLast }: LastNightProps) {
  const [earlier, setEarlier] = useState<string | undefined>(undefined);
  return (
    <TextField
      label="Last night"
      type="date"
      value={earlier ?? last}
      min={first}
      isChanged={isChanged}
      error={earlier === undefined ? undefined : 'The last night is before the first one.'}
      onBlur={() => setEarlier(undefined)}
      onChange={(value) => {
        setEarlier(value < first ? value : undefined);
        if (value >= first) onLast(value);
      }}
    />
  );
}
