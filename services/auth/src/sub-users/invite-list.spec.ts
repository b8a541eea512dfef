import { describe, expect, it } from '@jest/globals';
import { maxInviteRows } from '@linkyard/contracts';
import { readInviteList } from './invite-list.js';

const ana = { email: 'ana@example.com', name: 'Ana Bell', planName: '' };

describe('a list of people to invite', () => {
  it.each([
    ['a heading and commas', 'Name,Email\nAna Bell,ana@example.com\n'],
    [
      'semicolons and a byte order mark, as Excel writes it in Germany',
      '\uFEFFE-Mail-Adresse;Name\r\nana@example.com;Ana Bell\r\n',
    ],
    ['tabs', 'email\tname\nana@example.com\tAna Bell'],
    ['first and last name apart', 'First Name,Last Name,E-mail\nAna,Bell,ana@example.com'],
    ['quotes and spaces', 'name , email\n"Ana Bell" , "ana@example.com"'],
    ['old line ends', 'name,email\rAna Bell,ana@example.com\r'],
    ['no heading', 'Ana Bell,ana@example.com'],
    ['no heading, and the name behind', 'ana@example.com,Ana Bell'],
    ['empty lines', 'name,email\n\n,\nAna Bell,ana@example.com\n\n'],
  ])('is read with %s', (_how, csv) => {
    expect(readInviteList(csv)).toEqual({ rows: [ana], isCut: false });
  });

  it('keeps rows that cannot be used, for their report', () => {
    const { rows } = readInviteList('email,name,plan\nnot an address,Bo,Pro\n=cmd|x,Lou');
    expect(rows.map(({ email }) => email)).toEqual(['not an address', '=cmd|x']);
  });

  it('is cut at its bound', () => {
    const many = Array.from({ length: maxInviteRows + 40 }, (_, index) => `p${index}@example.com`).join('\n');
    const list = readInviteList(many);
    expect([list.rows.length, list.isCut]).toEqual([maxInviteRows, true]);
    expect(readInviteList(many.split('\n').slice(0, maxInviteRows).join('\n')).isCut).toBe(false);
  });

  it.each(['', '\n\n', 'name,city\nAna,Rome', '\u0000\u0001'])('without addresses is refused: %j', (csv) => {
    expect(() => readInviteList(csv)).toThrow('white-label.list_without_addresses');
  });

  it('with an open quote over thousands of lines is refused and takes no time', () => {
    expect(() => readInviteList(`email\n"${'x\n'.repeat(90_000)}`)).toThrow('white-label.list_unreadable');
  });
});
