import type { SessionReply, UserView } from '@linkyard/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type OtherData = NonNullable<SessionReply['otherData']>;

export interface SessionState {
  /** `booting`: a token is here, whose it is is being asked. */
  phase: 'booting' | 'signedIn' | 'signedOut';
  userData: UserView | null;
  otherData: OtherData | null;
  /** How the last session of this tab ended: the sign-in screen says a word about one that ended by itself. */
  ending: 'none' | 'byItself' | 'left';
}

export const signedOutState: SessionState = { phase: 'signedOut', userData: null, otherData: null, ending: 'none' };

interface Opened {
  user: UserView;
  otherData?: OtherData | undefined;
}

export const sessionSlice = createSlice({
  name: 'session',
  initialState: signedOutState,
  reducers: {
    sessionOpened(state, { payload }: PayloadAction<Opened>) {
      state.phase = 'signedIn';
      state.userData = payload.user;
      state.otherData = payload.otherData ?? state.otherData;
      state.ending = 'none';
    },
    userChanged(state, { payload }: PayloadAction<UserView>) {
      if (state.phase === 'signedIn') state.userData = payload;
    },
    /** Clears what is stored. @source spec 4 "An expired token clears stored data" */
    sessionClosed(_state, { payload }: PayloadAction<{ byItself: boolean }>) {
      return { ...signedOutState, ending: payload.byItself ? 'byItself' : 'left' };
    },
  },
});

export const { sessionOpened, userChanged, sessionClosed } = sessionSlice.actions;
