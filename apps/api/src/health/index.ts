export { createHealth, type Health, type HealthContext } from './health.ts';
