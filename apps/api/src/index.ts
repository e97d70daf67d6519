export { type Clock, systemClock } from './clock.ts';
export type { Config } from './config/config.ts';
export { ConfigError, readConfig } from './config/read-config.ts';
export type { PaymentProvider } from './payments/payment-provider.ts';
export { type RunningServer, type StartOptions, startServer } from './start-server.ts';
