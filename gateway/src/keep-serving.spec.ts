import { EventEmitter } from 'node:events';
import { describe, expect, it, jest } from '@jest/globals';
import { keepServing } from './keep-serving.js';

describe('the last resort of a gateway', () => {
  it.each(['uncaughtException', 'unhandledRejection'])(
    'logs an %s, and no longer after the gateway has closed',
    (name) => {
      const events = new EventEmitter();
      const error = jest.fn();
      const stop = keepServing({ error }, events);
      const err = new Error('aborted');
      events.emit(name, err);
      expect(error).toHaveBeenCalledWith({ err }, expect.any(String));
      stop();
      expect(events.listenerCount(name)).toBe(0);
    },
  );
});
