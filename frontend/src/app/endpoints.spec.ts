import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listOrders, orderProducts } from '@linkyard/contracts';
import { addEndpoints } from '../shared/api/api.js';
import { commandMutation, commandQuery } from '../shared/api/contract-endpoints.js';

const source = join(import.meta.dirname, '..');
const sourcesWith = (text: string) =>
  readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!spec)\.tsx?$/.test(file) && readFileSync(join(source, file), 'utf8').includes(text),
  );

describe('the endpoints of all features', () => {
  it('have names of their own, so that every screen of one tab calls what it means', async () => {
    const files = sourcesWith(' addEndpoints(');
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) await import(join(source, file));
  });

  it('are added in no other way', () => {
    expect(sourcesWith('injectEndpoints(')).toEqual(['shared/api/api.ts']);
    expect(sourcesWith('createApi(')).toEqual(['shared/api/api.ts']);
  });

  it('refuse the name of an endpoint that another call has added', () => {
    addEndpoints([], (build) => ({ firstOfTheName: commandQuery(build, listOrders) }));
    expect(() => addEndpoints([], (build) => ({ firstOfTheName: commandMutation(build, orderProducts) }))).toThrow(
      'firstOfTheName',
    );
  });

  it('refuse a cache tag that all features share, or that another call has added', () => {
    addEndpoints(['OwnTagOfTheSpec'], () => ({}));
    for (const tag of ['OwnTagOfTheSpec', 'Notifications']) expect(() => addEndpoints([tag], () => ({}))).toThrow(tag);
  });
});
