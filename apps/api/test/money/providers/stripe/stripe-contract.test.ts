import { describeProvider } from '../provider-contract.ts';
import { stripeHarness } from './stripe-harness.ts';

describeProvider('stripe', stripeHarness);
