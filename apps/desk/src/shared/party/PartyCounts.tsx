import { PARTY_COUNTS, type Party } from '@motel/booking-core';
import { TextField } from '@motel/ui';
import { useMotel } from '../motel.tsx';

interface PartyCountsProps {
  readonly value: TypedParty;
  readonly onChange: (typed: Partial<TypedParty>) => void;
  /** The booked party: other counts are marked as changed. */
  readonly booked?: Party;
  readonly errorOf?: (name: keyof Party) => string | undefined;
  readonly className: string;
}

const COUNTS = [
  ['adults', 'Adults', '1'],
  ['children', 'Children', '0'],
  ['infants', 'Infants', '0'],
  ['pets', 'Pets', '0'],
  ['rooms', 'Rooms', '1'],
] as const;

export function PartyCounts({ value, onChange, booked, errorOf, className }: PartyCountsProps) {
  const { adultsOnly = false } = useMotel().houseRules;
  const isOffered = (name: keyof Party) =>
    !adultsOnly || (name !== 'children' && name !== 'infants') || (booked?.[name] ?? 0) > 0;
  return (
    <div className={className}>
      {COUNTS.filter(([name]) => isOffered(name)).map(([name, label, min]) => (
        <TextField
          key={name}
          label={label}
          type="number"
          inputMode="numeric"
          min={min}
          value={value[name]}
          onChange={(count) => onChange({ [name]: count })}
          isChanged={booked !== undefined && value[name] !== String(booked[name])}
          error={errorOf?.(name)}
        />
      ))}
    </div>
  );
}

/** The counts of a party as text, as they are typed, and as a question has them. */
type TypedParty = Readonly<Record<keyof Party, string>>;

export function typedParty(party: Party): TypedParty {
  return Object.fromEntries(PARTY_COUNTS.map((name) => [name, String(party[name])])) as TypedParty;
}

/** @returns `undefined` while one of the counts is no number */
export function readParty(typed: TypedParty): Party | undefined {
  if (!PARTY_COUNTS.every((name) => /^\d{1,3}$/.test(typed[name]))) return undefined;
  return Object.fromEntries(PARTY_COUNTS.map((name) => [name, Number(typed[name])])) as unknown as Party;
}
