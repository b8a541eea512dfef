import { describe, expect, it } from '@jest/globals';
import { attemptEach } from './attempt-each.js';

describe('attemptEach', () => {
  it('processes the rows after one that fails, and throws its failure at the end', async () => {
    const processed: number[] = [];
    const process = async (row: number) => {
      if (row === 1 || row === 3) throw new Error(`row ${row}`);
      processed.push(row);
    };
    await expect(attemptEach([1, 2, 3, 4], process)).rejects.toThrow('row 1');
    expect(processed).toEqual([2, 4]);
  });

  it('ends without an error when no row fails', async () => {
    await expect(attemptEach([1, 2], async () => undefined)).resolves.toBeUndefined();
  });
});
