import { finishPhotographs } from '../content/index.ts';
import type { SchemaWatch } from '../db/index.ts';
import { endDays, issueDueInvoices, releaseUnnamed } from '../desk/index.ts';
import { createStayLink } from '../guests/index.ts';
import { deleteSpentAllowances } from '../limits/index.ts';
import { enqueueTimedMail, type MailTransport, type MailWork, sendDueMail } from '../mail/index.ts';
import { collectMissedEvents, expireRequests, sendRefunds } from '../money/index.ts';
import type { EmbeddedCheckout } from '../money/providers/embedded/index.ts';
import { shownNow } from '../shared/motel-context.ts';
import { askForRests, type CheckoutContext, offerToWaiting, type StayDeskContext } from '../stays/index.ts';
import { pruneRecords } from './prune-records.ts';
import type { Job } from './scheduler.ts';

const SECOND = 1000;

/** The motel's background jobs. Any number of processes may run each of them at the same time. */
export function motelJobs(
  services: Omit<CheckoutContext & StayDeskContext, 'motel' | 'words'> & { readonly schema: SchemaWatch },
  embedded: Partial<Pick<EmbeddedCheckout, 'doDueWork'>>,
  mail: MailTransport,
): Job[] {
  const { db, clock, meter, schema } = services;
  const now = () => shownNow(services);
  const { doDueWork } = embedded;
  const mailWork = (): MailWork => {
    const context = now();
    return { ...context, transport: mail, createStayLink: (bookingId) => createStayLink(context, bookingId) };
  };
  const watch: Job = { name: 'watch the schema', every: 3 * SECOND, run: () => schema.keepWatch() };
  const jobs: Job[] = [
    watch,
    { name: 'follow the content', every: SECOND / 2, run: () => services.shown.follow() },
    { name: 'check the machine', every: 15 * SECOND, run: () => services.health.check() },
    { name: 'expire holds', every: 15 * SECOND, run: (stop) => expireRequests(now(), stop) },
    { name: 'send refunds', every: 15 * SECOND, run: (stop) => sendRefunds(now(), stop) },
    ...(doDueWork === undefined ? [] : [{ name: 'embedded checkout', every: 2 * SECOND, run: doDueWork }]),
    { name: 'collect missed events', every: 60 * SECOND, run: (stop) => collectMissedEvents(now(), stop) },
    { name: 'forget spent limits', every: 600 * SECOND, run: () => deleteSpentAllowances(db, clock.now()) },
    { name: 'prune records', every: 900 * SECOND, run: (stop) => pruneRecords(now(), stop) },
    { name: 'write timed mail', every: 60 * SECOND, run: (stop) => enqueueTimedMail(now(), stop) },
    { name: 'ask for rests', every: 600 * SECOND, run: (stop) => askForRests(now(), stop) },
    { name: 'offer to waiting', every: 15 * SECOND, run: (stop) => offerToWaiting(now(), stop) },
    { name: 'issue invoices', every: 600 * SECOND, run: (stop) => issueDueInvoices(now(), stop) },
    { name: 'release groups', every: 600 * SECOND, run: (stop) => releaseUnnamed(now(), stop) },
    { name: 'end days', every: 60 * SECOND, run: (stop) => endDays(now(), stop) },
    { name: 'make photographs', every: 2 * SECOND, run: (stop) => finishPhotographs(now(), stop) },
    { name: 'send mail', every: 5 * SECOND, run: (stop) => sendDueMail({ ...mailWork(), stop }) },
  ];
  return jobs.map((job) => ({
    ...job,
    async run(stop) {
      // Another process of the motel does the work, of the version that fits.
      if (schema.misfit() !== undefined && job.name !== watch.name) return;
      await job.run(stop).catch((error: unknown) => {
        meter.jobRun(job.name, 'failed');
        throw error;
      });
      meter.jobRun(job.name, 'done');
    },
  }));
}
