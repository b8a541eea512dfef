import { describe, expect, it } from '@jest/globals';
import { plainMedia, type MediaDocument } from '../files/media.schema.js';
import { organised } from './organised.js';

const media = (fields: Partial<MediaDocument> = {}): MediaDocument => ({
  ...plainMedia,
  _id: 'a'.repeat(24),
  userId: 'b'.repeat(24),
  tenantId: null,
  rev: 1,
  createdAt: new Date(0),
  updatedAt: new Date(0),
  deletedAt: null,
  type: 'gallery',
  kind: 'picture',
  purpose: 'library',
  title: 'Quay',
  titleKey: 'quay',
  titleParts: ['quay'],
  fileName: 'Quay.webp',
  objects: [],
  visibility: 'public',
  state: 'ready',
  bytesCharged: 1,
  sizes: null,
  unusedSince: null,
  ...fields,
});

describe('organised', () => {
  it('is only what differs', () => {
    expect(organised(media({ folder: 'Sea' }), { title: 'Quay at six', folder: 'Sea' })).toEqual({
      title: 'Quay at six',
    });
    expect(organised(media({ focalPoint: { x: 10, y: 20 } }), { focalPoint: null })).toEqual({ focalPoint: null });
  });

  it('is nothing when everything is so already', () => {
    const already = media({ alt: 'A quay', tags: ['Sea'], focalPoint: { x: 10, y: 20 } });
    expect(
      organised(already, { alt: 'A quay', addTags: ['Sea'], removeTags: ['Hill'], focalPoint: { x: 10, y: 20 } }),
    ).toBeNull();
  });

  it('has a tag once, however it is spelled', () => {
    expect(organised(media({ tags: ['Sea', 'Light'] }), { addTags: ['sea', 'Boat'] })).toEqual({
      tags: ['sea', 'Light', 'Boat'],
    });
    expect(organised(media({ tags: ['Sea', 'Light'] }), { removeTags: ['SEA'] })).toEqual({ tags: ['Light'] });
    expect(organised(media({ tags: ['Sea'] }), { addTags: ['Sea'], removeTags: ['Sea'] })).toBeNull();
  });

  it('has no more than 20 tags', () => {
    const nineteen = media({ tags: Array.from({ length: 19 }, (_, at) => `t${at}`) });
    expect(organised(nineteen, { addTags: ['one'] })?.tags).toHaveLength(20);
    expect(() => organised(nineteen, { addTags: ['one', 'two'] })).toThrow('media.too_many_tags');
    expect(organised(nineteen, { addTags: ['one', 'two'], removeTags: ['t0'] })?.tags).toHaveLength(20);
  });
});
