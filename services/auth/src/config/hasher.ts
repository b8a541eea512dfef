/** The PasswordHasher; tests put a cheaper one in its place. */
export const HASHER = Symbol('auth:hasher');
