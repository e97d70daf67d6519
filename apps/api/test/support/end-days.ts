import type { TestMotel } from './test-motel.ts';
import type { TestStaff } from './test-staff.ts';

/** Ends the days until today: those before at their hour, today now. @returns the month of today, as an owner has it */
export async function endDays(motel: TestMotel, owner: TestStaff) {
  motel.clock.advance(1000);
  await motel.server.runJobs();
  const { open } = (await owner.call('dayEnd')).body;
  await owner.call('endDay', { body: { date: open, isEarlyAccepted: true } });
  return (await owner.call('month', { query: { month: open.slice(0, 7) } })).body;
}
