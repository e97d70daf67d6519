import type { Role } from '@motel/api-client/desk-contracts';
import { ROLE_NAMES } from '../../shared/me/role-names.ts';
import { Segments } from '../../shared/parts/Segments.tsx';
import { field, label, soft } from './people.css.ts';

const MAY_DO: Readonly<Record<Role, string>> = {
  housekeeping: 'Sees the rooms to do and ticks them off; no guest’s money.',
  clerk: 'Books, changes, takes payments and refunds, looks after rooms and stays.',
  owner: 'Can do everything, including rates, till history and people.',
};
const ROLES = ['clerk', 'housekeeping', 'owner'] as const;

interface RoleChoiceProps {
  readonly value: Role;
  readonly onChange: (role: Role) => void;
}

/** The rights of a role. */
export function RoleChoice({ value, onChange }: RoleChoiceProps) {
  return (
    <div className={field}>
      <span className={label}>Role</span>
      <Segments
        label="Role"
        value={value}
        onChange={onChange}
        options={ROLES.map((role) => ({ value: role, label: ROLE_NAMES[role] }))}
      />
      <p className={soft}>{MAY_DO[value]}</p>
    </div>
  );
}
