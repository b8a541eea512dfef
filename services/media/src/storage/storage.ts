export const OBJECT_STORE = Symbol('media:object-store');
export const SIGNER = Symbol('media:signer');
