import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { passwordWeakness } from './password-weakness.js';

describe('password weakness', () => {
  const lines = readFileSync(new URL('../data/common-passwords.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');

  it('has a sorted list of about a thousand different passwords of at least 8 characters', () => {
    expect(lines.length).toBeGreaterThanOrEqual(1000);
    expect(lines).toEqual([...new Set(lines)].sort());
    expect(lines.every((line) => line.length >= 8 && line === line.toLowerCase())).toBe(true);
  });

  it('refuses every password of the list in any case', () => {
    for (const line of lines) expect(passwordWeakness(line.toUpperCase())).toBe('common');
  });

  it.each([
    'Password123',
    'P@ssw0rd!',
    'iloveyou2024',
    '11111111',
    'abababab',
    '98765432',
    'qwertyuiop',
    'mnbvcxzl',
    'Football1!',
  ])('refuses %s as common', (password) => expect(passwordWeakness(password)).toBe('common'));

  it('refuses what is short, counted in characters', () => {
    expect(passwordWeakness('Ab3!xyz')).toBe('short');
    expect(passwordWeakness('🔑🔑🔑🔑')).toBe('short');
  });

  it("refuses the person's own name or address", () => {
    const about = ['Marlene Oduya', 'marlene.oduya@example.org'];
    for (const password of ['marlene.oduya@example.org', 'Marlene1990', 'oduya2024!!']) {
      expect(passwordWeakness(password, about)).toBe('personal');
    }
  });

  it.each(['correct horse battery', 'tR7#kelp-moth', 'ünïcode-päss', 'giraffe on a bike'])('accepts %s', (password) =>
    expect(passwordWeakness(password, ['Marlene', 'm@example.org'])).toBeNull(),
  );
});
