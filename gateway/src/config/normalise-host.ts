const hostShape = /^([a-z0-9_-]+(?:\.[a-z0-9_-]+)*|\[[0-9a-f:.]+\])\.?(?::(\d{1,5}))?$/;
const defaultPorts = new Set(['80', '443']);

/** One spelling of a Host header: lower case, no trailing dot, no default port. @returns null when it is no host */
export function normaliseHost(host: string): string | null {
  const [, name, port] = hostShape.exec(host.trim().toLowerCase()) ?? [];
  if (name === undefined || name.length > 253) return null;
  return port === undefined || defaultPorts.has(port) ? name : `${name}:${port}`;
}
