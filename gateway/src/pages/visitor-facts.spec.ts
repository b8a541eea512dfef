import { describe, expect, it } from '@jest/globals';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { firstLanguage, visitorFacts } from './visitor-facts.js';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const now = new Date('2026-03-01T12:00:00Z');

function factsOf(headers: Record<string, string>, trustedProxies = 0, countryHeader = 'cf-ipcountry') {
  const request = new IncomingMessage(new Socket());
  Object.assign(request.headers, { host: 'links.example.com', ...headers });
  return visitorFacts(request, { trustedProxies, countryHeader }, now);
}

describe('what a request says of its sender', () => {
  it('is nothing where nothing is said', () => {
    expect(factsOf({})).toMatchObject({ country: null, inAppBrowser: null, referrerHost: null, language: null });
  });

  it('names a country only where a proxy is trusted', () => {
    expect(factsOf({ 'cf-ipcountry': 'DE' }).country).toBeNull();
    expect(factsOf({ 'cf-ipcountry': 'DE' }, 1).country).toBe('DE');
    expect(factsOf({ 'x-country': 'DE', 'cf-ipcountry': 'FR' }, 1, 'x-country').country).toBe('DE');
    expect(factsOf({ 'cf-ipcountry': 'T1' }, 1).country).toBeNull();
  });

  it('takes the device from the hint, and from the name where there is none', () => {
    expect(factsOf({ 'user-agent': iPhone }).device).toBe('mobile');
    expect(factsOf({ 'user-agent': 'unheard of', 'sec-ch-ua-mobile': '?1' }).device).toBe('mobile');
    expect(factsOf({ 'user-agent': 'unheard of', 'sec-ch-ua-mobile': '?0' }).device).toBe('desktop');
    expect(factsOf({ 'user-agent': `${iPhone} Instagram 300.0` }).inAppBrowser).toBe('Instagram');
  });

  it('comes from another host, or from nowhere', () => {
    expect(factsOf({ referer: 'https://www.instagram.com/ana?x=1' }).referrerHost).toBe('instagram.com');
    expect(factsOf({ referer: 'https://links.example.com/ana' }).referrerHost).toBeNull();
    expect(factsOf({ referer: 'nonsense' }).referrerHost).toBeNull();
  });

  it.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'de-AT'],
    ['en;q=0.5, fr', 'fr'],
    ['*', null],
    ['', null],
    ['en;q=0', null],
    [`${'x'.repeat(600)},de`, null],
    ['de;q=abc', 'de'],
  ])('reads %s as %s', (accepted, language) => {
    expect(firstLanguage(accepted)).toBe(language);
  });
});
