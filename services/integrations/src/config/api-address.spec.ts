import { describe, expect, it } from '@jest/globals';
import { apiAddressProblem } from './api-address.js';

describe('the address of an AI service', () => {
  it('is encrypted, or of this very machine while developing', () => {
    expect(apiAddressProblem('https://api.openai.com/v1', true)).toBeNull();
    expect(apiAddressProblem('http://127.0.0.1:4100/v1', false)).toBeNull();
    expect(apiAddressProblem('http://localhost:11434/v1', false)).toBeNull();
  });
  it.each([
    'http://127.0.0.1:4100/v1',
    'http://10.0.0.4/v1',
    'ftp://api.example.org',
    'api.openai.com',
    '',
    'https://user:pass@api.example.org/v1',
    'https://api.example.org/v1?key=x',
  ])('is not %j in production', (address) => expect(apiAddressProblem(address, true)).not.toBeNull());
  it('is not another machine without encryption while developing either', () => {
    expect(apiAddressProblem('http://10.0.0.4/v1', false)).not.toBeNull();
  });
});
