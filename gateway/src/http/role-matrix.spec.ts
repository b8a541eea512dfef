import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { rolesPage, routeOf } from '../../e2e/role-matrix.js';
import { boundCommands } from './bound-commands.js';

describe('the page of roles', () => {
  it('is current: node gateway/tools/roles-page.mjs writes it', () => {
    expect(readFileSync('docs/ROLES.md', 'utf8')).toBe(rolesPage(boundCommands()));
  });

  it('gives both contracts of a route, for JSON and for a form, the same roles', () => {
    const roles = new Map<string, string>();
    for (const command of boundCommands()) {
      const first = roles.get(routeOf(command)) ?? command.http.role;
      roles.set(routeOf(command), first);
      expect([routeOf(command), command.http.role]).toEqual([routeOf(command), first]);
    }
  });
});
