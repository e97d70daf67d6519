import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ConnectionCounts } from '../db/index.ts';
import type { Clock } from '../shared/clock.ts';
import type { Meter } from '../shared/meter.ts';
import type { OpenCounts } from './open-counts.ts';

export interface MotelMetrics {
  readonly meter: Meter;
  /** The media type of what `render` returns. */
  readonly contentType: string;
  /**
   * Everything counted so far, in Prometheus' text format.
   * @param counts from the database, now; `undefined` when it does not answer
   */
  render(counts: OpenCounts | undefined, connections: ConnectionCounts | undefined): Promise<string>;
}

/** Other methods share one label: a client could send any number of them. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const SAME_EVERYWHERE = 'Read from the database: every process reports the same, so do not add them up.';

/** The numbers of one process, in a registry of its own. */
export function createMetrics(clock: Clock): MotelMetrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Histogram({
    name: 'motel_http_request_duration_seconds',
    help: 'How long requests over the network took, by route pattern, method and class of status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  });
  const checkouts = new Counter({
    name: 'motel_checkouts_total',
    help: 'Attempts to book, by outcome: held, or why there was no room, price or session.',
    labelNames: ['outcome'],
    registers,
  });
  const paymentEvents = new Counter({
    name: 'motel_payment_events_total',
    help: "The payment provider's signed events, by type and by how they were received; a repeated one counts again.",
    labelNames: ['type', 'by'],
    registers,
  });
  const payments = new Counter({
    name: 'motel_payments_total',
    help: 'Payments that were settled, by outcome: confirmed, or the reason of the refund.',
    labelNames: ['settled'],
    registers,
  });
  const limited = new Counter({
    name: 'motel_limited_total',
    help: 'Requests refused because there were too many, by limit.',
    labelNames: ['limit'],
    registers,
  });
  const jobRuns = new Counter({
    name: 'motel_job_runs_total',
    help: 'Runs of the jobs of this process, by job and outcome.',
    labelNames: ['job', 'outcome'],
    registers,
  });
  const jobSuccess = new Gauge({
    name: 'motel_job_last_success_timestamp_seconds',
    help: 'When a job of this process last succeeded.',
    labelNames: ['job'],
    registers,
  });
  const databaseUp = new Gauge({
    name: 'motel_database_up',
    help: '1 while the database answers this process, else 0.',
    registers,
  });
  const connectionsOpen = new Gauge({
    name: 'motel_database_connections',
    help: "This process' connections to its Postgres server, by state.",
    labelNames: ['state'],
    registers,
  });
  const connectionsAwaited = new Gauge({
    name: 'motel_database_connections_awaited',
    help: 'Queries of this process that wait for a free connection.',
    registers,
  });
  const holds = new Gauge({
    name: 'motel_holds',
    help: `Unpaid holds: live, or overdue and about to be released. ${SAME_EVERYWHERE}`,
    labelNames: ['state'],
    registers,
  });
  const refunds = new Gauge({
    name: 'motel_refunds',
    help: `Refunds that are due, or sent to the payment provider. ${SAME_EVERYWHERE}`,
    labelNames: ['state'],
    registers,
  });
  const openItems = new Gauge({
    name: 'motel_open_items',
    help: `Open items about money, as npm run desk -- attention lists them. ${SAME_EVERYWHERE}`,
    labelNames: ['kind'],
    registers,
  });
  const mails = new Gauge({
    name: 'motel_mails',
    help: `Mails that wait to be sent, or were given up. ${SAME_EVERYWHERE}`,
    labelNames: ['state'],
    registers,
  });

  const meter: Meter = {
    request({ method, route, status, seconds }) {
      const labels = {
        method: METHODS.has(method) ? method : 'other',
        route,
        status: `${Math.floor(status / 100)}xx`,
      };
      requests.observe(labels, seconds);
    },
    checkout: (outcome) => checkouts.inc({ outcome }),
    paymentEvent: (type, by) => paymentEvents.inc({ type, by }),
    payment: (settled) => payments.inc({ settled }),
    limited: (limit) => limited.inc({ limit }),
    jobRun(job, outcome) {
      jobRuns.inc({ job, outcome });
      if (outcome === 'done') jobSuccess.set({ job }, clock.now().getTime() / 1000);
    },
  };

  return {
    meter,
    contentType: registry.contentType,
    render(counts, connections) {
      databaseUp.set(counts === undefined ? 0 : 1);
      show(holds, counts?.holds);
      show(refunds, counts?.refunds);
      show(openItems, counts?.openItems);
      show(mails, counts?.mails);
      if (connections !== undefined) {
        connectionsAwaited.set(connections.awaited);
        show(connectionsOpen, { in_use: connections.inUse, idle: connections.idle });
      }
      return registry.metrics();
    },
  };
}

/** Sets the count of each state, or removes all: an old count would look like a new one. */
function show<Label extends string>(
  gauge: Gauge<Label>,
  counts: Readonly<Record<string, number>> = {},
): void {
  gauge.reset();
  for (const [value, count] of Object.entries(counts)) gauge.labels(value).set(count);
}
