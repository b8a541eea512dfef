import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { roleMatrix } from '../../e2e/role-matrix.js';
import { boundCommands } from './contract-routes.js';

const committed: unknown = JSON.parse(readFileSync('gateway/e2e/role-matrix.json', 'utf8'));

describe('who may call what', () => {
  it('the committed table names every route with who may call it, and none that is not there', () => {
    expect(committed).toEqual(roleMatrix(boundCommands()));
  });
});
