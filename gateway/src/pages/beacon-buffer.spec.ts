import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import type { Activity } from '@linkyard/contracts';
import { noteSite } from '../sites/request-site.js';
import { siteOf } from '../sites/testing/sites.js';
import { BeaconBuffer } from './beacon-buffer.js';
import { DailySalt } from './daily-salt.js';

const salt: DailySalt = Object.assign(Object.create(DailySalt.prototype), { at: () => Buffer.alloc(32) });
const page = (digit: string) => ({ campaignId: digit.repeat(24), pageId: digit.repeat(24) });

describe('beacons of pages', () => {
  it('are handed on by the tenants whose hosts they were sent to', async () => {
    const delivered: [string | null, string[]][] = [];
    const buffer = new BeaconBuffer(salt, 0, async (tenantId, activities: Activity[]) => {
      delivered.push([tenantId, activities.map(({ campaignId }) => campaignId.slice(0, 1))]);
    });
    const visit = (digit: string, tenantId: string | null) => {
      const request = new IncomingMessage(new Socket());
      noteSite(request, siteOf('pages.example', tenantId ? 'tenant' : 'platform', tenantId));
      buffer.add('view', JSON.stringify(page(digit)), request);
    };
    for (const [digit, tenantId] of [
      ['1', 'a'],
      ['2', null],
      ['3', 'b'],
      ['4', 'a'],
    ] as const)
      visit(digit, tenantId);
    await buffer.flush();
    expect(delivered).toEqual([
      ['a', ['1', '4']],
      [null, ['2']],
      ['b', ['3']],
    ]);
  });
});
