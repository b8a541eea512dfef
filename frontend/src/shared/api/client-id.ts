/** Names this window, so that it can tell the echo of its own deeds from news. */
export const clientId: string = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
