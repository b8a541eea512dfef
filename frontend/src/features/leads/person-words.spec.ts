import { describe, expect, it } from '@jest/globals';
import { contactLine, personName, whatsappLink } from './person-words.js';

const nobody = { name: '', email: '', phone: '', whatsapp: '' };

describe('who left something', () => {
  it('is called by the best of what they left', () => {
    expect(personName({ ...nobody, name: 'Ann', email: 'ann@example.org' })).toBe('Ann');
    expect(personName({ ...nobody, email: 'ann@example.org' })).toBe('ann@example.org');
    expect(personName(nobody)).toBe('Somebody');
  });

  it('is not named twice', () => {
    expect(contactLine({ ...nobody, email: 'ann@example.org', phone: '+49 30 1' })).toBe('+49 30 1');
    expect(contactLine({ ...nobody, name: 'Ann', email: 'ann@example.org', whatsapp: '+49' })).toBe(
      'ann@example.org · +49',
    );
  });

  it('can be chatted with by number', () => {
    expect(whatsappLink('+49 (151) 234-567')).toBe('https://wa.me/49151234567');
    expect(whatsappLink('0049 151 234567')).toBe('https://wa.me/49151234567');
    expect(whatsappLink('no')).toBeNull();
  });
});
