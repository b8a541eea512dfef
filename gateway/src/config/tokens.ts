/** Injection tokens of the gateway. */
export const GATEWAY_CONFIG = Symbol('gateway:config');
export const GATEWAY_LOGGER = Symbol('gateway:logger');
export const READ_TOKEN = Symbol('gateway:read-token');
