import { describe, expect, it } from '@jest/globals';
import { ConfigError, readConfig } from './read-config.js';
import { serviceConfigSchema } from './service-config.js';

const whole = {
  MONGODB_URI: 'mongodb://127.0.0.1:27017/linkyard?replicaSet=rs0',
  REDIS_URL: 'redis://127.0.0.1:6379',
  BUS_SECRET: 'b'.repeat(32),
};
const messageFor = (env: Record<string, string>) => {
  try {
    readConfig(serviceConfigSchema, env);
    return '';
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
};

describe('the settings of a process', () => {
  it('are read, with what is usual filled in', () => {
    expect(readConfig(serviceConfigSchema, whole)).toMatchObject({ ...whole, NATS_URL: 'nats://127.0.0.1:4222' });
  });

  it('that are missing or wrong are all named, a line each', () => {
    const lines = messageFor({ REDIS_URL: 'http://x', BUS_SECRET: 'short', LOG_LEVEL: 'loud' }).split('\n');
    expect(lines[0]).toBe('Cannot start.');
    expect(lines.slice(1).map((line) => line.trim().split(':')[0])).toEqual([
      'LOG_LEVEL is wrong',
      'MONGODB_URI is missing',
      'REDIS_URL is wrong',
      'BUS_SECRET is wrong',
    ]);
  });

  it('are never printed: they may be secrets', () => {
    const message = messageFor({
      ...whole,
      BUS_SECRET: 'tooshort-but-secret',
      MONGODB_URI: 'postgres://me:hunter2@db/x',
      LOG_LEVEL: 'shouting',
    });
    expect(message).toContain('BUS_SECRET is wrong');
    expect(message).not.toMatch(/tooshort|hunter2|shouting/);
  });
});
