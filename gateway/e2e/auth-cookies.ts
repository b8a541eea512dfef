/** The cookies of one browser, as a response sets them and a request sends them. */
export class CookieJar {
  private readonly values = new Map<string, { value: string; line: string }>();

  take(headers: Headers) {
    for (const line of headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', ...value] = pair.split('=');
      if (/Max-Age=0|Expires=Thu, 01 Jan 1970/i.test(line)) this.values.delete(name);
      else this.values.set(name, { value: value.join('='), line });
    }
  }

  get(name: string): string | undefined {
    return this.values.get(name)?.value;
  }

  /** The whole Set-Cookie line, with its attributes. */
  line(name: string): string {
    return this.values.get(name)?.line ?? '';
  }

  header(): string {
    return [...this.values].map(([name, { value }]) => `${name}=${value}`).join('; ');
  }

  copy(): CookieJar {
    const other = new CookieJar();
    for (const [name, kept] of this.values) other.values.set(name, kept);
    return other;
  }
}
