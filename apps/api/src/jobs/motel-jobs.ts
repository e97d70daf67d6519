import { forgetSpentAllowances } from '../db/rate-limits.ts';
import type { MailTransport } from '../mail/mail-transport.ts';
import { type MailWork, sendDueMail } from '../mail/send-due-mail.ts';
import type { Meter } from '../metrics/meter.ts';
import type { EmbeddedCheckout } from '../payments/providers/embedded/embedded-checkout.ts';
import { collectMissedEvents } from '../use-cases/collect-missed-events.ts';
import type { Context } from '../use-cases/context.ts';
import { createStayLink } from '../use-cases/create-stay-link.ts';
import { expireHolds } from '../use-cases/expire-holds.ts';
import { pruneRecords } from '../use-cases/prune-records.ts';
import { sendRefunds } from '../use-cases/send-refunds.ts';
import type { Job } from './scheduler.ts';

const SECOND = 1000;

/** What the motel does unasked. Every job may run in any number of processes at once. */
export function motelJobs(
  context: Context,
  embedded: Partial<Pick<EmbeddedCheckout, 'doDueWork'>>,
  mail: MailTransport,
): Job[] {
  const { doDueWork } = embedded;
  const mailWork: MailWork = {
    ...context,
    transport: mail,
    createStayLink:
      context.historyScope === 'device' ? (booking) => createStayLink(context, booking) : undefined,
  };
  const jobs: Job[] = [
    { name: 'expire holds', every: 15 * SECOND, run: (stop) => expireHolds(context, stop) },
    { name: 'send refunds', every: 15 * SECOND, run: (stop) => sendRefunds(context, stop) },
    ...(doDueWork === undefined ? [] : [{ name: 'embedded checkout', every: 2 * SECOND, run: doDueWork }]),
    {
      name: 'collect missed events',
      every: 60 * SECOND,
      run: (stop) => collectMissedEvents(context, stop),
    },
    {
      name: 'forget spent limits',
      every: 600 * SECOND,
      run: () => forgetSpentAllowances(context.db, context.clock.now()),
    },
    {
      name: 'prune records',
      every: 900 * SECOND,
      run: (stop) => pruneRecords(context, stop),
    },
    {
      name: 'send mail',
      every: 5 * SECOND,
      run: (stop) => sendDueMail({ ...mailWork, stop }),
    },
  ];
  return jobs.map((job) => counted(job, context.meter));
}

function counted(job: Job, meter: Meter): Job {
  return {
    ...job,
    async run(stop) {
      try {
        await job.run(stop);
      } catch (error) {
        meter.jobRun(job.name, 'failed');
        throw error;
      }
      meter.jobRun(job.name, 'done');
    },
  };
}
