import { describe, expect, it } from '@jest/globals';
import { plainName } from './plain-name.js';

describe('names that people give their files', () => {
  it.each([
    ['Summer in Lisbon.jpeg', 'Summer in Lisbon'],
    ['v1.2 price list.pdf', 'v1.2 price list'],
    ['../../etc/passwd', 'passwd'],
    ['..\\..\\windows\\system32\\calc.exe', 'calc'],
    ['/absolute/path/photo.png', 'photo'],
    ['invoice.pdf.exe', 'invoice'],
    ['.htaccess', 'file'],
    ['....', 'file'],
    ['', 'file'],
    ['a\u202Egpj.exe', 'agpj'],
    ['a\r\nSet-Cookie: x=1.png', 'aSet-Cookie x=1'],
    ['a"; filename="b.html', 'a; filename=b'],
    ['ünïcödé 写真.webp', 'ünïcödé 写真'],
    ['x'.repeat(300), 'x'.repeat(120)],
  ])('%j is called %j', (given, name) => expect(plainName(given)).toBe(name));
});
