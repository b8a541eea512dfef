/** A key of a new account at a simulator. */
export const simulatedKey = (): string => `simulator_${crypto.randomUUID().replaceAll('-', '').slice(0, 16)}`;
