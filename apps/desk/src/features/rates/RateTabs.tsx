import { SelectField, useMedia } from '@motel/ui';
import { useNavigate } from 'react-router-dom';
import { Views } from '../../shared/parts/Page.tsx';
import { menu } from './RateTabs.css.ts';

const TABS = [
  ['Prices', '/rates'],
  ['Plans', '/rates/plans'],
  ['Prices by demand', '/rates/demand'],
  ['Cancelling and paying', '/rates/terms'],
  ['Articles and fees', '/rates/articles'],
  ['Taxes', '/rates/taxes'],
] as const;

export function isRateTab(title: string): boolean {
  return TABS.some(([tab]) => tab === title);
}

/** The pages of the rates, side by side; on a phone six are a menu. */
export function RateTabs({ shown }: { readonly shown: string }) {
  const navigate = useNavigate();
  if (!useMedia('phoneOnly')) return <Views label="Rates" views={TABS} shown={shown} />;
  const to = TABS.find(([title]) => title === shown)?.[1] ?? '';
  const options = TABS.map(([label, value]) => ({ value, label }));
  return (
    <div className={menu}>
      <SelectField
        label="Pages of the rates"
        value={to}
        options={options}
        onChange={(next) => void navigate(next)}
      />
    </div>
  );
}
