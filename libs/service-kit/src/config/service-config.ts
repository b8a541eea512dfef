import { z } from 'zod';
import { installationMode } from './installation-mode.js';

/** What every process needs. @source design 7 */
export const serviceConfigSchema = z.object({
  LINKYARD_MODE: installationMode,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  NATS_URL: z.string().min(1).default('nats://127.0.0.1:4222'),
  MONGODB_URI: z.string().startsWith('mongodb', 'expected a mongodb:// address of a replica set'),
  REDIS_URL: z.string().startsWith('redis', 'expected a redis:// address'),
  /** Signs the context on the bus: every process of one installation shares it. */
  BUS_SECRET: z.string().min(32, 'at least 32 characters'),
  /** Multiplies how much strangers may cause, as it does limits of requests. */
  RATE_FACTOR: z.coerce.number().min(1).max(1000).default(1),
  PUBLIC_URL: z.url('the address people open, e.g. https://links.example.com').default('http://localhost:5002'),
  /** What is registered at providers, as a consent's return and the address of webhooks; PUBLIC_URL when empty. */
  OAUTH_ORIGIN: z.union([z.literal(''), z.url('an address, e.g. https://connect.example.com')]).default(''),
});

export type ServiceConfig = z.output<typeof serviceConfigSchema>;
