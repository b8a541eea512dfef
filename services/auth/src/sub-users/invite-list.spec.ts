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
    ['empty lines before semicolons', '\n\nname;email\nAna Bell;ana@example.com'],
    ['the line by which Excel names its separator', 'sep=;\r\nname;email\r\nAna Bell;ana@example.com\r\n'],
    ['that line behind a byte order mark', '\uFEFF"sep=;"\r\nname;email\r\nAna Bell;ana@example.com'],
    ['commas in quotes between semicolons', '"Bell, Ana, of Rome";email;"name"\nx;ana@example.com;Ana Bell'],
    ['addresses as mail programs write them', 'email\nAna Bell <ana@example.com>'],
    ['such addresses in quotes', 'email\n"""Ana Bell"" <ana@example.com>"'],
  ])('is read with %s', (_how, csv) => {
    expect(readInviteList(csv)).toEqual({ rows: [ana], isCut: false });
  });

  it('finds the addresses where the first line, a heading of other words or a person, has none', () => {
    const bo = { email: 'bo@example.com', name: 'Bo', planName: '' };
    const rows = (csv: string) => readInviteList(csv).rows.filter(({ email }) => email.includes('@'));
    expect(rows('Ansprechpartner;Kontakt\nBo;bo@example.com')).toEqual([bo]);
    expect(rows('Ana Bell,\nBo,bo@example.com')).toEqual([bo]);
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

  it.each([
    ['a quote that is closed within a cell', 'name,email\n"Bo" Q,bo@example.com\nAna Bell,ana@example.com'],
    ['an address behind quotes', 'email,name\n"Bo, Q" <bo@example.com>,\nana@example.com,Ana Bell'],
    ['a quote that is never closed', 'name,email\n"Bo,bo@example.com\nAna Bell,ana@example.com'],
    ['such a quote between whole ones', '"name","email"\n"Bo,"bo@example.com"\n"Ana Bell","ana@example.com"'],
  ])('with %s keeps its other rows', (_what, csv) => {
    expect(readInviteList(csv).rows.slice(1)).toEqual([ana]);
  });

  it.each(['', '\n\n', 'name,city\nAna,Rome'])('without addresses is refused: %j', (csv) => {
    expect(() => readInviteList(csv)).toThrow('white-label.list_without_addresses');
  });

  it('that is no text, such as a workbook, is refused as unreadable', () => {
    expect(() => readInviteList('PK\u0003\u0004\u0000\u0008ana@example.com')).toThrow('white-label.list_unreadable');
  });

  it('with an open quote over thousands of lines takes no time', () => {
    expect(readInviteList(`email\n"${'x\n'.repeat(90_000)}`).isCut).toBe(true);
  });
});
