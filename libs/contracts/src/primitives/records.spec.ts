import { describe, expect, it } from '@jest/globals';
import { deleteRequest, idsOf } from './records.js';

const id = 'a'.repeat(24);

describe('delete calls', () => {
  it('take one id or several', () => {
    expect(idsOf(deleteRequest.parse({ _id: id }))).toEqual([id]);
    expect(idsOf(deleteRequest.parse({ ids: [id, id] }))).toEqual([id, id]);
  });
  it.each([{}, { _id: id, ids: [id] }, { ids: [] }, { _id: 'x' }, { _id: { $ne: null } }, { _id: id, all: true }])(
    'refuse %j',
    (body) => {
      expect(deleteRequest.safeParse(body).success).toBe(false);
    },
  );
});
