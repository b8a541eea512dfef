import { guardedConnectFrom, type GuardedConnect } from '@linkyard/egress';

export const SENDER_TEST_CONFIG = Symbol('white-label:sender-test-config');

export interface SenderTestConfig {
  connect: GuardedConnect;
  keys: { DATA_KEY: string; DATA_KEY_PREVIOUS?: string | undefined };
  /** For each step. A server that cannot be reached is answered after this time, whatever the reason: it says nothing of our network. */
  timeoutMs: number;
  mailTimeoutMs: number;
}

export const senderTestConfigFrom = (env: NodeJS.ProcessEnv): SenderTestConfig => ({
  connect: guardedConnectFrom(env),
  keys: { DATA_KEY: env['DATA_KEY'] ?? '', DATA_KEY_PREVIOUS: env['DATA_KEY_PREVIOUS'] },
  timeoutMs: 6_000,
  mailTimeoutMs: 18_000,
});
