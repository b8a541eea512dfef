import { defineSocketEvent } from '../kit/define-socket-event.js';
import { objectId } from '../primitives/index.js';

/** Must name the token's own user; the socket is bound to the token, not to this. @source api.md "socket.io" */
export const setUser = defineSocketEvent({ name: 'set_user', direction: 'emit', payload: objectId });
