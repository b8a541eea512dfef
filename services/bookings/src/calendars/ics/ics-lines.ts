/** One property of a component: `DTSTART;TZID=Europe/Berlin:20270111T100000`. */
export interface Property {
  name: string;
  /** By upper-case name; of a repeated one the first counts. */
  parameters: ReadonlyMap<string, string>;
  value: string;
}
export interface Component {
  name: string;
  properties: Property[];
  components: Component[];
}

/** Deeper components hold nothing that is read, and a file can nest them without end. */
const maxDepth = 8;
const kept = new Set([
  ...['UID', 'SUMMARY', 'DTSTART', 'DTEND', 'DURATION', 'RRULE', 'RDATE', 'EXDATE', 'RECURRENCE-ID', 'SEQUENCE'],
  ...['DTSTAMP', 'LAST-MODIFIED', 'STATUS', 'TRANSP', 'X-MICROSOFT-CDO-BUSYSTATUS', 'ATTENDEE', 'FREEBUSY'],
  ...['TZID', 'X-LIC-LOCATION', 'TZOFFSETFROM', 'TZOFFSETTO', 'X-WR-CALNAME'],
]);

/**
 * The calendars of a file. Lines that are no property are passed over, since one of them must not take all entries away; a file that ends inside
 * of a calendar was cut off and has none.
 * @source RFC 5545 3.1
 */
export function calendarsOf(text: string): Component[] {
  const found: Component[] = [];
  const open: Component[] = [];
  // Components below the depth limit that are open.
  let tooDeep = 0;
  for (const line of unfolded(text)) {
    const property = propertyOf(line);
    if (!property) continue;
    const { name, value } = property;
    if (name === 'BEGIN') {
      const component: Component = { name: value.trim().toUpperCase(), properties: [], components: [] };
      if (open.length >= maxDepth) tooDeep += 1;
      else {
        // An entry that was never closed ends where the next one begins.
        if (component.name === 'VEVENT' && open.at(-1)?.name === 'VEVENT') open.pop();
        open.at(-1)?.components.push(component);
        open.push(component);
      }
    } else if (name === 'END') {
      if (tooDeep > 0) tooDeep -= 1;
      else close(open, value.trim().toUpperCase(), found);
    } else if (tooDeep === 0 && kept.has(name)) open.at(-1)?.properties.push(property);
  }
  return found;
}

function close(open: Component[], name: string, found: Component[]): void {
  const index = open.findLastIndex((component) => component.name === name);
  if (index < 0) return;
  const [component] = open.splice(index);
  if (component?.name === 'VCALENDAR') found.push(component);
}

/** Lines end with CR LF, LF or CR; one that begins with a blank goes on with the line before. */
function* unfolded(text: string): Generator<string> {
  let parts: string[] = [];
  for (const line of linesOf(text)) {
    if (parts.length > 0 && (line.startsWith(' ') || line.startsWith('\t'))) parts.push(line.slice(1));
    else {
      if (parts.length > 0) yield parts.join('');
      parts = [line];
    }
  }
  if (parts.length > 0) yield parts.join('');
}

/** Sign by sign: a pattern for a whole line overflows the stack on one of 10 MB. */
function* linesOf(text: string): Generator<string> {
  let start = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const sign = at < text.length ? text.charCodeAt(at) : 10;
    if (sign !== 10 && sign !== 13) continue;
    if (at > start) yield text.slice(start, at);
    start = at + 1;
  }
}

/** Of a line; parameters that go on behind it are not read. */
const maxParameters = 4_000;
const lineStart = /^\s*([A-Za-z0-9-]+)\s*(?=[;:])/;
const parameter = /;\s*([A-Za-z0-9-]+)\s*=\s*((?:"[^"]*"|[^";:,])*(?:,(?:"[^"]*"|[^";:,])*)*)/y;

function propertyOf(line: string): Property | null {
  const head = line.slice(0, maxParameters);
  const start = lineStart.exec(head);
  if (!start) return null;
  const name = String(start[1]).toUpperCase();
  const structural = name === 'BEGIN' || name === 'END';
  if (!structural && !kept.has(name)) return null;
  const parameters = new Map<string, string>();
  let at = start[0].length;
  for (;;) {
    parameter.lastIndex = at;
    const found = parameter.exec(head);
    if (!found) break;
    const key = String(found[1]).toUpperCase();
    if (!parameters.has(key)) parameters.set(key, String(found[2]).replaceAll('"', '').trim());
    at = parameter.lastIndex;
  }
  // A parameter that is written wrongly ends where the value begins.
  const colon = line.indexOf(':', at);
  return colon < 0 ? null : { name, parameters, value: line.slice(colon + 1).trim() };
}

export const propertiesOf = ({ properties }: Component, name: string): Property[] =>
  properties.filter((property) => property.name === name);
export const propertyNamed = ({ properties }: Component, name: string): Property | undefined =>
  properties.find((property) => property.name === name);
/** Without the escapes of RFC 5545 3.3.11. */
export const textOf = (component: Component, name: string): string =>
  (propertyNamed(component, name)?.value ?? '').replaceAll(/\\([\\;,nN])/g, (_all, escaped: string) =>
    /n/i.test(escaped) ? ' ' : escaped,
  );
