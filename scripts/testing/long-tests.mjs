/**
 * Folders of apps/api/test whose tests start whole processes, wait for time-outs or try hundreds of random cases: together
 * they take longer than all other tests.
 */
export const longTests = ['attacks', 'backup', 'db', 'faults', 'fuzz', 'limits', 'model', 'start'];
