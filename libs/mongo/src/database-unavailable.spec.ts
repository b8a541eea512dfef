import { describe, expect, it } from '@jest/globals';
import { MongoNetworkError, MongoServerError } from 'mongodb';
import { DatabaseUnavailable, isDatabaseUnavailable } from './database-unavailable.js';

describe('the database is away', () => {
  it.each([
    ['no server is reachable', new MongoNetworkError('connection closed')],
    ['we have given up waiting', new DatabaseUnavailable()],
    ['the server goes down', new MongoServerError({ message: 'shutdown in progress', code: 91 })],
    ['a query took longer than it may', new MongoServerError({ message: 'operation exceeded time limit', code: 50 })],
    ['writers of one record kept conflicting', new MongoServerError({ message: 'WriteConflict', code: 112 })],
    ['the line broke under a command', Object.assign(new Error('ended by the other party'), { code: 'EPIPE' })],
  ])('when %s', (_why, error) => expect(isDatabaseUnavailable(error)).toBe(true));

  it.each([
    ['a doubled key', new MongoServerError({ message: 'duplicate key', code: 11000 })],
    ['a fault of ours', new TypeError('x is not a function')],
    ['a missing file', Object.assign(new Error('no such file'), { code: 'ENOENT' })],
  ])('but not for %s', (_what, error) => expect(isDatabaseUnavailable(error)).toBe(false));
});
