/** All sockets of a person, over all gateways. */
export const socketRoomOf = (userId: string): string => `user:${userId}`;
