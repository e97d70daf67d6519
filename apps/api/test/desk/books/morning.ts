import type { CheckName, Remedy } from '@motel/api-client/desk-contracts';
import { inTransaction } from '../../../src/db/index.ts';
import { logByHand } from '../../../src/staff/act.ts';
import type { TestMotel } from '../../support/test-motel.ts';
import type { TestStaff } from '../../support/test-staff.ts';

interface NamedFault {
  readonly check: CheckName;
  readonly sentence: string;
  readonly remedy: Remedy;
}

export async function faultsOf(person: TestStaff): Promise<NamedFault[]> {
  const { body } = await person.call('morning');
  return body.checks.flatMap(({ name, faults }: { name: CheckName; faults: Omit<NamedFault, 'check'>[] }) =>
    faults.map((fault) => ({ check: name, ...fault })),
  );
}

export async function recordBackup({ db, clock }: TestMotel): Promise<void> {
  const entry = { who: 'root', action: 'backup', subject: 'motel.backup', details: 'A backup' } as const;
  await inTransaction(db, (trx) => logByHand(trx, entry, clock.now()));
}
