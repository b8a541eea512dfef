/** The id of this window, to recognise echoes of its own changes. */
export const clientId: string = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
