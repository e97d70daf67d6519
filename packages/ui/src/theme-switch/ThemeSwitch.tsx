import { useId, useRef } from 'react';
import { useEarlyInput } from '../field/use-early-input.ts';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { type Spoken, useSpoken } from '../words.ts';
import { lamp, option, radio, root } from './ThemeSwitch.css.ts';

/** `system` follows the guest's device. */
export type ThemeChoice = 'system' | 'light' | 'dark';

const choicesIn = ({ t }: Spoken) =>
  [
    { value: 'system', icon: 'screen', name: t('System') },
    { value: 'light', icon: 'sun', name: t('Light') },
    { value: 'dark', icon: 'moon', name: t('Dark') },
  ] as const satisfies readonly { value: ThemeChoice; icon: IconName; name: string }[];

export interface ThemeSwitchProps {
  readonly value: ThemeChoice;
  /** Called with the new choice; also once after hydration when the guest chose before. */
  readonly onChange: (value: ThemeChoice) => void;
  /** The group's accessible name. @default 'Theme' */
  readonly label?: string;
}

/** Light, dark, or as the guest's device has it. It takes the colour of the surrounding text. */
export function ThemeSwitch({ value, onChange, label }: ThemeSwitchProps) {
  const spoken = useSpoken();
  const choices = choicesIn(spoken);
  const name = useId();
  const element = useRef<HTMLFieldSetElement>(null);
  const checked = () => element.current?.querySelector<HTMLInputElement>(':checked')?.value;
  useEarlyInput(() => checked() as ThemeChoice | undefined, value, onChange);

  return (
    <fieldset ref={element}>
      <VisuallyHidden as="legend">{label ?? spoken.t('Theme')}</VisuallyHidden>
      <div className={root}>
        {choices.map((choice) => (
          <label key={choice.value} className={option}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className={radio}
            />
            <span className={lamp}>
              <Icon name={choice.icon} size={20} />
            </span>
            {choice.name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
