import { describe, expect, it } from '@jest/globals';
import { contactLine, personName, whatsappLink } from './person-words.js';

const unnamed = { name: '', email: '', phone: '', whatsapp: '' };

describe('who left something', () => {
  it('is called by the best of what they left', () => {
    expect(personName({ ...unnamed, name: 'Ann', email: 'ann@example.org' })).toBe('Ann');
    expect(personName({ ...unnamed, email: 'ann@example.org' })).toBe('ann@example.org');
    expect(personName(unnamed)).toBe('Someone');
  });

  it('is not named twice', () => {
    expect(contactLine({ ...unnamed, email: 'ann@example.org', phone: '+49 30 1' })).toBe('+49 30 1');
    expect(contactLine({ ...unnamed, name: 'Ann', email: 'ann@example.org', whatsapp: '+49' })).toBe(
      'ann@example.org · +49',
    );
  });

  it('can be chatted with by number', () => {
    expect(whatsappLink('+49 (151) 234-567')).toBe('https://wa.me/49151234567');
    expect(whatsappLink('0049 151 234567')).toBe('https://wa.me/49151234567');
    expect(whatsappLink('no')).toBeNull();
  });
});
