import { describe, expect, it } from '@jest/globals';
import { rolesFrom } from './roles.js';

describe('--roles', () => {
  it('all is every role, the gateway last', () => {
    expect(rolesFrom('all').at(-1)).toBe('gateway');
    expect(rolesFrom('all').length).toBeGreaterThan(10);
  });
  it('names some, in the order they start', () => {
    expect(rolesFrom('gateway, commerce,workers:email')).toEqual(['commerce', 'workers:email', 'gateway']);
    expect(rolesFrom('workers')).toEqual([
      'workers:documents',
      'workers:email',
      'workers:exports',
      'workers:imports',
      'workers:media',
      'workers:push',
      'workers:schedules',
    ]);
  });
  it.each(['shop', '', 'gateway,nope'])('refuses %p with the list of those there are', (wanted) => {
    expect(() => rolesFrom(wanted)).toThrow(/There are: auth/);
  });
});
