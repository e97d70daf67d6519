export { type Config, ConfigError, readConfig } from './config/read-config.ts';
export { linkFirstOwner } from './desk/index.ts';
export { type SampleMail, sampleMails } from './mail/index.ts';
export type { PaymentProvider } from './money/index.ts';
export { type Clock, systemClock } from './shared/clock.ts';
export { type RunningServer, type StartOptions, startServer } from './start-server.ts';
