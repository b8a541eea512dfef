import type { Screen } from '../document/screen.js';
import { stylesheet } from '../document/stylesheet.js';
import { MissingPlace } from './MissingPlace.js';

export interface End {
  title: string;
  text?: string;
  /** What was asked. */
  host?: string | undefined;
  /** A path of this host. */
  link?: { href: string; text: string };
}

const style = stylesheet(`
.place{color:var(--go);fill:none;stroke:currentColor;stroke-width:3;stroke-linecap:round;margin-bottom:16px}
.faint{opacity:.5}
`);

/** Where a request ends before there is a screen: an address without a page, a host that is not served. It loads nothing. */
export const endScreen = ({ title, text, host, link }: End): Screen => ({
  title,
  layout: 'middle',
  styles: [style],
  body: (
    <>
      <MissingPlace />
      <h1>{title}</h1>
      {text && <p>{text}</p>}
      {host && (
        <p className="small quiet">
          <bdi>{host}</bdi>
        </p>
      )}
      {link && (
        <p>
          <a className="btn go" href={link.href}>
            {link.text}
          </a>
        </p>
      )}
    </>
  ),
});
