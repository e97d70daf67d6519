import { feeSentence, petLimit, type RoomOffer, type Violation } from '@motel/booking-core';
import { tariff } from '@motel/content';
import { Checkbox, Stepper } from '@motel/ui';
import type { ConfirmAction, ConfirmState } from './confirm-state.ts';
import { FormSection } from './FormSection.tsx';
import { errorOf } from './field-ids.ts';
import * as styles from './PetsFields.css.ts';
import { RuleNote } from './RuleNote.tsx';

interface PetsFieldsProps {
  readonly state: ConfirmState;
  readonly offer: RoomOffer;
  readonly violations: readonly Violation[];
  readonly dispatch: (action: ConfirmAction) => void;
}

/** The pets box and count, only where the property allows pets (§2). */
export function PetsFields({ state, offer, violations, dispatch }: PetsFieldsProps) {
  const most = petLimit(offer);
  if (most === 0) return null;
  return (
    <FormSection title="Pets">
      <RuleNote field="pets" error={errorOf(violations, 'pets')}>
        <div className={styles.pets}>
          <Checkbox
            label="I am bringing pets"
            hint={feeSentence(offer.petFeePerPet, 'pet', tariff.petFeeBasis)}
            checked={state.bringsPets}
            onChange={(isTicked) => dispatch({ type: 'pets-box', isTicked })}
          />
          {state.bringsPets && (
            <Stepper
              label="Pets"
              sublabel={`At most ${most}`}
              value={state.party.pets}
              min={1}
              max={most}
              onChange={(pets) => dispatch({ type: 'party', party: { ...state.party, pets } })}
            />
          )}
        </div>
      </RuleNote>
    </FormSection>
  );
}
