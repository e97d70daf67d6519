import pg from 'pg';
import { pino } from 'pino';
import type { StripeAccess } from '../../src/config/stripe-access.ts';
import { followContent } from '../../src/content/index.ts';
import type { Db } from '../../src/db/database.ts';
import { openServer } from '../../src/db/open-server.ts';
import type { PaymentProvider } from '../../src/money/providers/payment-provider.ts';
import { openMotel } from '../../src/open-motel.ts';
import type { Clock } from '../../src/shared/clock.ts';
import { type ByHand, byHand } from '../support/by-hand.ts';
import { callApi, type MotelDoor } from '../support/motel-door.ts';
import { testConfig } from '../support/test-config.ts';

/**
 * The event just before a step of the work. A step is one statement to the database or one call of the provider;
 * between two of them nothing is written anywhere:
 * - `killed`: the process ends. Its connections break and its work stops for ever.
 * - `cut off`: the connections break under a process that lives.
 * - `aborted`: the database aborts the statement in favour of another one, as serializable isolation may at any time.
 */
export type Fate = 'killed' | 'cut off' | 'aborted';

/** A process of the motel to the database, the provider and its callers; in truth it is part of this process. */
export interface MortalMotel extends MotelDoor {
  readonly db: Db;
  readonly clock: Clock;
  /** The steps of the work since `begin`. */
  readonly steps: readonly string[];
  /** Counts steps from 0 again; the fate comes once, at the given one. */
  begin(fate?: { readonly what: Fate; readonly at: number }): void;
  /** Comes when the process is killed. */
  readonly killed: Promise<void>;
  runJobs(): Promise<void>;
  readonly desk: ByHand;
  close(): Promise<void>;
}

export interface MortalSetting {
  /** Of a Postgres server. */
  readonly database: string;
  readonly clock: Clock;
  readonly stripe: StripeAccess;
  readonly dataDir: string;
}

const never = new Promise<never>(() => undefined);
const ORIGIN = 'http://127.0.0.1';

export async function openMortalMotel(setting: MortalSetting): Promise<MortalMotel> {
  const { database, clock, stripe, dataDir } = setting;
  const life = newLife();
  const url = `${database}?application_name=${life.name}`;
  const { db, close } = await openServer({ url }, () => undefined);
  const { app, jobs, mail } = await openMotel({
    databaseTime: async () => clock.now(),
    config: testConfig({ dataDir, database: { url: database } }, { stripe }),
    db,
    clock,
    shown: await followContent(db),
    logger: pino({ level: process.env.LOG_LEVEL ?? 'silent' }),
    publicUrl: 'http://localhost',
    wrapProvider: (provider) => askedInSteps(provider, life),
    isStopping: () => false,
  });
  return {
    db,
    origin: ORIGIN,
    get steps() {
      return life.steps;
    },
    begin: (fate) => life.begin(fate),
    killed: life.killed,
    call: (path, call) => callApi(ORIGIN, path, call, (request) => app.fetch(request)),
    runJobs: jobs.runAll,
    clock,
    desk: byHand({ db, clock }),
    async close() {
      mail.close();
      if (!life.isOver) await close();
    },
  };
}

type Life = ReturnType<typeof newLife>;

const lives = new Map<string, Life>();
let lifeCount = 0;

function newLife() {
  lifeCount += 1;
  const name = `mortal-${lifeCount}`;
  const killed = Promise.withResolvers<void>();
  const clients = new Set<pg.Client>();
  let steps: string[] = [];
  let fate: { readonly what: Fate; readonly at: number } | undefined;

  const breakConnections = () => {
    for (const client of clients) socketOf(client).destroy();
    clients.clear();
  };
  const life = {
    name,
    killed: killed.promise,
    isOver: false,
    get steps() {
      return steps;
    },
    begin(planned: typeof fate) {
      steps = [];
      fate = planned;
    },
    /** Takes a step of the work, unless its fate comes. */
    async step<T>(what: string, go: () => Promise<T>, client?: pg.Client): Promise<T> {
      if (life.isOver) return never;
      if (client !== undefined) clients.add(client);
      const comes = fate !== undefined && fate.at === steps.length ? fate.what : undefined;
      steps.push(what);
      if (comes === 'killed') {
        life.isOver = true;
        breakConnections();
        killed.resolve();
        return never;
      }
      if (comes === 'cut off') breakConnections();
      if (comes === 'aborted' && client !== undefined) return abort(what, client);
      try {
        const done = await go();
        return life.isOver ? never : done;
      } catch (error) {
        if (life.isOver) return never;
        throw error;
      }
    },
  };
  lives.set(name, life);
  return life;
}

const query = pg.Client.prototype.query;
/** The same, as the driver calls it. */
const ask: (this: pg.Client, text: string) => Promise<unknown> = query;

/** An aborted commit leaves what a rollback does. */
async function abort(what: string, client: pg.Client): Promise<never> {
  if (what === 'commit') await ask.call(client, 'rollback');
  throw Object.assign(new pg.DatabaseError('could not serialize access', 0, 'error'), { code: '40001' });
}

pg.Client.prototype.query = function (this: pg.Client, ...args: Parameters<typeof query>) {
  const life = lives.get(nameOf(this));
  const [text, , callback] = args as unknown[];
  const isAwaited = typeof text === 'string' && typeof callback !== 'function';
  if (life === undefined || !isAwaited) return query.apply(this, args);
  return life.step(text, () => query.apply(this, args) as unknown as Promise<unknown>, this);
} as typeof query;

/** Private parts of the driver. */
type Inside = pg.Client & {
  readonly connection: { readonly stream: { destroy(): void } };
  readonly connectionParameters: { readonly application_name?: string };
};
const nameOf = (client: pg.Client) => (client as Inside).connectionParameters.application_name ?? '';
const socketOf = (client: pg.Client) => (client as Inside).connection.stream;

/** Reading an event is no step: it calls neither database nor provider. */
function askedInSteps(provider: PaymentProvider, life: Life): PaymentProvider {
  return {
    name: provider.name,
    readEvent: (rawBody, headers) => provider.readEvent(rawBody, headers),
    createSession: (request) => life.step('createSession', () => provider.createSession(request)),
    expireSession: (sessionId) => life.step('expireSession', () => provider.expireSession(sessionId)),
    findSession: (sessionId) => life.step('findSession', () => provider.findSession(sessionId)),
    eventsSince: (instant) => life.step('eventsSince', () => provider.eventsSince(instant)),
    refund: (request) => life.step('refund', () => provider.refund(request)),
    charge: (request) => life.step('charge', () => provider.charge(request)),
  };
}
