import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ConnectionCounts } from '../db/index.ts';
import type { Health } from '../health/index.ts';
import type { Clock } from '../shared/clock.ts';
import type { Meter } from '../shared/meter.ts';
import type { OpenCounts } from './open-counts.ts';

/** Other methods share one label: a client could send any number of them. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const SAME_EVERYWHERE = 'Read from the database: every process reports the same, so do not add them up.';

const HELP = {
  motel_http_request_duration_seconds:
    'How long requests over the network took, by route pattern, method and class of status.',
  motel_checkouts_total: 'Attempts to book, by outcome: held, or why there was no room, price or session.',
  motel_payment_events_total:
    "The payment provider's signed events, by type and by how they were received; a repeated one counts again.",
  motel_payments_total: 'Payments that were settled, by outcome: confirmed, or the reason of the refund.',
  motel_limited_total: 'Requests refused because there were too many, by limit.',
  motel_job_runs_total: 'Runs of the jobs of this process, by job and outcome.',
  motel_job_last_success_timestamp_seconds: 'When a job of this process last succeeded.',
  motel_database_up: '1 while the database answers this process, else 0.',
  motel_clock_ahead_seconds:
    "How far this process' clock is ahead of the database's or the payment provider's; below 0, behind it.",
  motel_disk_free_bytes: 'Free space on the disk of a database in a folder.',
  motel_database_connections: "This process' connections to its Postgres server, by state.",
  motel_database_connections_awaited: 'Queries of this process that wait for a free connection.',
  motel_holds: `Unpaid holds: live, or overdue and about to be released. ${SAME_EVERYWHERE}`,
  motel_refunds: `Refunds that are due, or sent to the payment provider. ${SAME_EVERYWHERE}`,
  motel_open_items: `Open items, as the morning check lists them. ${SAME_EVERYWHERE}`,
  motel_mails: `Mails that wait to be sent, or were given up. ${SAME_EVERYWHERE}`,
};

type MetricName = keyof typeof HELP;

export function createMetrics(clock: Clock) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const meter = meterIn(registry, clock);
  const gauges = gaugesIn(registry);

  return {
    meter,
    contentType: registry.contentType,
    /** All counts in Prometheus' text format. @param counts `undefined` when the database does not answer */
    render(
      counts: OpenCounts | undefined,
      connections: ConnectionCounts | undefined,
      { clockError, freeSpace }: ReturnType<Health['latest']>,
    ): Promise<string> {
      gauges.clockAhead.set(clockError / 1000);
      show(gauges.diskFree, freeSpace === undefined ? {} : { data: freeSpace });
      gauges.databaseUp.set(counts === undefined ? 0 : 1);
      show(gauges.holds, counts?.holds);
      show(gauges.refunds, counts?.refunds);
      show(gauges.openItems, counts?.openItems);
      show(gauges.mails, counts?.mails);
      if (connections !== undefined) {
        gauges.connectionsAwaited.set(connections.awaited);
        show(gauges.connectionsOpen, { in_use: connections.inUse, idle: connections.idle });
      }
      return registry.metrics();
    },
  };
}

function meterIn(registry: Registry, clock: Clock): Meter {
  const counter = <Label extends string>(name: MetricName, ...labels: readonly Label[]) =>
    new Counter(described(registry, name, labels));
  const requests = new Histogram({
    ...described(registry, 'motel_http_request_duration_seconds', ['method', 'route', 'status']),
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  });
  const checkouts = counter('motel_checkouts_total', 'outcome');
  const paymentEvents = counter('motel_payment_events_total', 'type', 'by');
  const payments = counter('motel_payments_total', 'settled');
  const limited = counter('motel_limited_total', 'limit');
  const jobRuns = counter('motel_job_runs_total', 'job', 'outcome');
  const jobSuccess = new Gauge(described(registry, 'motel_job_last_success_timestamp_seconds', ['job']));
  return {
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
}

function gaugesIn(registry: Registry) {
  const gauge = <Label extends string>(name: MetricName, ...labels: readonly Label[]) =>
    new Gauge(described(registry, name, labels));
  return {
    databaseUp: gauge('motel_database_up'),
    clockAhead: gauge('motel_clock_ahead_seconds'),
    diskFree: gauge('motel_disk_free_bytes', 'disk'),
    connectionsOpen: gauge('motel_database_connections', 'state'),
    connectionsAwaited: gauge('motel_database_connections_awaited'),
    holds: gauge('motel_holds', 'state'),
    refunds: gauge('motel_refunds', 'state'),
    openItems: gauge('motel_open_items', 'kind'),
    mails: gauge('motel_mails', 'state'),
  };
}

function described<Label extends string>(registry: Registry, name: MetricName, labelNames: readonly Label[]) {
  return { name, help: HELP[name], labelNames, registers: [registry] };
}

/** Sets the count of each state, or removes all: an old count would look like a new one. */
function show<Label extends string>(gauge: Gauge<Label>, counts: Readonly<Record<string, number>> = {}) {
  gauge.reset();
  for (const [value, count] of Object.entries(counts)) gauge.labels(value).set(count);
}
