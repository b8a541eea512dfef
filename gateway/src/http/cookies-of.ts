/** The cookies of a request that does not pass Fastify. @param header its `Cookie` */
export function cookiesOf(header: string | undefined): Map<string, string> {
  const pairs = (header ?? '').slice(0, 16_384).split(';');
  return new Map(
    pairs.flatMap((pair) => {
      const at = pair.indexOf('=');
      return at === -1 ? [] : [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()] as const];
    }),
  );
}
