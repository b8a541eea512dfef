import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { offerLiveConnection } from '../../shared/live/live-connection.js';
import { aUser } from '../../shared/testing/a-user.js';
import { renderWithProviders } from '../../shared/testing/render-with-providers.js';
import { aMessage, FakeRoom } from './testing/fake-room.js';
import { UnreadMark } from './UnreadMark.js';

const account = aUser({ _id: '000000000000000000000001' });

describe('the mark of unread chat messages', () => {
  let server: FakeRoom;
  let takeBack: () => void;
  beforeEach(() => {
    server = new FakeRoom();
    takeBack = offerLiveConnection(server.connection);
  });
  afterEach(() => takeBack());

  it('counts what others write, takes the server’s count, and is gone when all is read', async () => {
    renderWithProviders(<UnreadMark />, { account });
    expect(screen.queryByText(/new message/)).toBeNull();
    act(() => server.hear('read_mark', { roomId: 'community', lastReadSeq: 1, unread: 4 }));
    expect(screen.getByText('4 new messages')).toBeTruthy();
    act(() => {
      server.hear('receive_message', aMessage(6));
      server.hear('receive_message', aMessage(7, { sendBy: { _id: account._id, name: 'Me' } }));
      server.hear('receive_message', { _id: 7 });
    });
    expect(screen.getByText('5 new messages')).toBeTruthy();
    act(() => server.hear('read_mark', { roomId: 'community', lastReadSeq: 7, unread: 0 }));
    expect(screen.queryByText(/new message/)).toBeNull();
  });
});
