import type { Domain } from '../domains/domain.schema.js';

/** A domain as visitors meet it: at www, with the domain itself leading there, where its owner has chosen so and www leads here. */
export function asServed(domain: Domain): Domain {
  const { host, redirectFrom, servesWww } = domain;
  const www = `www.${host}`;
  if (!servesWww || !redirectFrom.includes(www)) return domain;
  return { ...domain, host: www, redirectFrom: [host, ...redirectFrom.filter((from) => from !== www)] };
}
