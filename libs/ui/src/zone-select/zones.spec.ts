import { describe, expect, it } from '@jest/globals';
import { timeIn, zoneLabel, zoneOptions } from './zones.js';

const winter = Date.parse('2025-01-15T12:05:00Z');
const summer = Date.parse('2025-07-15T12:05:00Z');

describe('zones', () => {
  it('says the time and offset of a zone, in winter and in summer', () => {
    expect(zoneLabel('Europe/Berlin', winter)).toBe('Europe/Berlin – 13:05 (GMT+1)');
    expect(zoneLabel('Europe/Berlin', summer)).toBe('Europe/Berlin – 14:05 (GMT+2)');
    expect(timeIn('Asia/Kolkata', winter)).toBe('17:35');
  });

  it('offers a kept zone once, known or not', () => {
    const values = zoneOptions(winter, ['UTC', 'Europe/Kyiv']).map(({ value }) => value);
    expect(values.filter((zone) => zone === 'UTC')).toHaveLength(1);
    expect(values).toContain('Europe/Kyiv');
  });
});
