import { dateWords } from '@motel/content/english';
import { Checkbox, SelectField, TextField } from '@motel/ui';
import { optionsOf } from '../../../shared/field/fields.ts';
import { DeskCard } from '../../../shared/parts/Page.tsx';
import { PRESETS } from '../../../shared/taxes/presets.ts';
import { inside } from '../Site.css.ts';
import * as styles from './Begin.css.ts';
import { taxPlace } from './begun-tariff.ts';
import { AnswerField, type Answering } from './fields.tsx';

const TAXED = optionsOf({ on: 'Are before taxes', in: 'Have taxes in them' });

/** The taxes of the place with their law: unticked where they are not owed, typed where no rate is known. */
export function TaxesQuestion({ about, isChecked, onType }: Answering) {
  const { place = '', taxes = [] } = taxPlace(about) ?? {};
  return (
    <DeskCard title="Your taxes">
      <div className={inside}>
        <SelectField
          label="The taxes of"
          value={place}
          options={[
            { value: '', label: 'No taxes' },
            ...PRESETS.map((one) => ({ value: one.place, label: one.place })),
          ]}
          onChange={(chosen) => onType({ place: chosen })}
        />
      </div>
      {taxes.map(({ id, label = id, says, law, read, percent, amount }) => {
        const key = `rate-${id}`;
        const isOff = about[`no-${id}`] === 'yes';
        return (
          <div key={id} className={styles.law}>
            <Checkbox
              label={label}
              checked={!isOff}
              onChange={(isOwed) => onType({ [`no-${id}`]: isOwed ? '' : 'yes' })}
            />
            <AnswerField
              field={{ key, label: percent === undefined ? 'Amount' : 'Per cent', kind: 'percent' }}
              mistake={`Type the rate of ${label}, or untick it.`}
              typed={{ [key]: `${percent ?? amount}`, ...about }}
              about={about}
              isChecked={isChecked && !isOff}
              onType={onType}
            />
            <TextField
              label="Your number"
              mark="Optional"
              value={about[`number-${id}`] ?? ''}
              onChange={(number) => onType({ [`number-${id}`]: number })}
            />
            <span className={styles.lawWords}>
              {`${says[0]?.toUpperCase()}${says.slice(1)}. ${law}${read === undefined ? '' : `; read on ${dateWords(read, 'date')}`}.`}
            </span>
          </div>
        );
      })}
      <div className={styles.law}>
        <SelectField
          label="The prices I typed"
          value={about.taxed ?? 'on'}
          options={TAXED}
          onChange={(taxed) => onType({ taxed })}
        />
      </div>
    </DeskCard>
  );
}
