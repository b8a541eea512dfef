import { describe, expect, it } from '@jest/globals';
import { recogniseMap } from './map-url.js';

const gate = { lat: 52.5162746, lng: 13.3777041 };
const pin = `!3d${gate.lat}!4d${gate.lng}`;

describe('recognising a map address', () => {
  it.each([
    [
      `https://www.google.com/maps/place/Brandenburg+Gate/@52.51,13.37,17z/data=!3m1!4b1!4m6${pin}`,
      gate,
      17,
      'Brandenburg Gate',
    ],
    ['https://www.google.com/maps/@52.5162746,13.3777041,15.5z', gate, 16, ''],
    ['https://www.google.de/maps/search/?api=1&query=52.5162746%2C13.3777041', gate, null, ''],
    [
      'https://www.google.com/maps/search/?api=1&query=Pariser+Platz+1%2C+Berlin',
      null,
      null,
      'Pariser Platz 1, Berlin',
    ],
    ['https://maps.google.com/?q=52.5162746,13.3777041&z=14', gate, 14, ''],
    ['https://maps.google.com/maps?q=loc:52.5162746,13.3777041', gate, null, ''],
    ['https://maps.google.co.uk/?ll=52.5162746,13.3777041&q=Gate', gate, null, 'Gate'],
    ['https://www.google.com/maps/dir/?api=1&destination=Pariser+Platz', null, null, 'Pariser Platz'],
    ['https://www.google.com/maps/place/52.5162746,13.3777041', gate, null, ''],
    ['https://maps.app.goo.gl/AbCdEf123456', null, null, ''],
    ['https://goo.gl/maps/AbCdEf123456', null, null, ''],
  ])('%s is Google’s', (url, place, zoom, words) => {
    expect(recogniseMap(url)).toEqual({ type: 'google', place, zoom, words });
  });

  it.each([
    ['https://maps.apple.com/?ll=52.5162746,13.3777041&z=15&q=Gate', gate, 15, 'Gate'],
    ['https://maps.apple.com/?address=Pariser%20Platz,%20Berlin', null, null, 'Pariser Platz, Berlin'],
    ['https://maps.apple.com/place?coordinate=52.5162746,13.3777041&name=Gate', gate, null, 'Gate'],
    ['https://maps.apple.com/?daddr=52.5162746,13.3777041', gate, null, ''],
    ['https://maps.apple/p/AbCdEf~12-3', null, null, ''],
  ])('%s is Apple’s', (url, place, zoom, words) => {
    expect(recogniseMap(url)).toEqual({ type: 'apple', place, zoom, words });
  });

  it.each([
    ['https://www.openstreetmap.org/#map=17/52.5162746/13.3777041', gate, 17, ''],
    ['https://www.openstreetmap.org/?mlat=52.5162746&mlon=13.3777041#map=16/52.5/13.3', gate, 16, ''],
    ['https://osm.org/?lat=52.5162746&lon=13.3777041&zoom=12', gate, 12, ''],
    ['https://www.openstreetmap.org/search?query=Pariser%20Platz', null, null, 'Pariser Platz'],
    ['https://www.openstreetmap.org/export/embed.html?bbox=1,2,3,4&marker=52.5162746%2C13.3777041', gate, null, ''],
    ['https://www.openstreetmap.org/node/240109189', null, null, ''],
  ])('%s is OpenStreetMap’s', (url, place, zoom, words) => {
    expect(recogniseMap(url)).toEqual({ type: 'osm', place, zoom, words });
  });

  it.each([
    [''],
    ['Pariser Platz 1'],
    ['https://www.google.com/search?q=gate'],
    ['https://www.google.com.evil.example/maps/@52.5,13.3,15z'],
    ['https://goo.gl/AbCdEf'],
    ['https://maps.app.goo.gl/'],
    ['https://user@www.google.com/maps/@52.5,13.3,15z'],
    ['https://maps.apple.com.evil.example/?ll=52.5,13.3'],
    ['javascript:maps.google.com/?q=1,2'],
    ['https://example.com/maps'],
    ['x'.repeat(5000)],
  ])('%.60s is unknown', (url) => {
    expect(recogniseMap(url)).toEqual({ type: 'unknown', place: null, zoom: null, words: '' });
  });

  it.each([
    ['https://maps.google.com/?q=152.5,13.3'],
    ['https://www.google.com/maps/@52.5,213.3,15z'],
    ['https://www.openstreetmap.org/#map=99/91/0'],
  ])('%s names no place on earth', (url) => expect(recogniseMap(url).place).toBeNull());

  it('reads a cut address as far as it goes', () => {
    expect(recogniseMap('https://www.google.com/maps/place/100%/@52.5162746,13.3777041,17z').place).toEqual(gate);
  });
});
