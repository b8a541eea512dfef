import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const names = [
  // The embedded servers' own; hex, because they stand in addresses and configuration files.
  'MONGODB_PASSWORD',
  'REDIS_PASSWORD',
  'NATS_PASSWORD',
  'BUS_SECRET',
  'TOKEN_SECRET',
  'DATA_KEY',
  'HASH_SECRET',
  'MEDIA_SIGNING_KEY',
  'METRICS_TOKEN',
  'TLS_ASK_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'MICROSOFT_CLIENT_SECRET',
  'GOTOWEBINAR_CLIENT_SECRET',
  'FACEBOOK_APP_SECRET',
  // What the simulated picture services know us by.
  'UNSPLASH_ACCESS_KEY',
  'PIXABAY_KEY',
  'PEXELS_KEY',
  'OPENAI_API_KEY',
];

/**
 * The secrets of a development or test stack: made once for a data folder, kept in a file only its owner can read.
 * Each is 32 random bytes in base64 (in hex where it stands in an address). A secret that a newer version asks for is added to an older file.
 * @returns {Record<string, string>}
 */
export function keptSecrets(file) {
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const missing = names.filter((name) => !kept[name]);
  if (missing.length === 0) return kept;
  for (const name of missing) kept[name] = randomBytes(32).toString(standsInAddress(name) ? 'hex' : 'base64');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 });
  return kept;
}

const standsInAddress = (name) => name.endsWith('_PASSWORD') || name === 'TLS_ASK_SECRET';
