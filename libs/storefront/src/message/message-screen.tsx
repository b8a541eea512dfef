import type { Screen } from '../document/screen.js';

export interface Message {
  title: string;
  lines: readonly string[];
  /** A path of this host, or a link of the seller's that is known to be http or https. */
  link?: { href: string; text: string };
}

/** A short screen with one thing to say. */
export const messageScreen = ({ title, lines, link }: Message): Screen => ({
  title,
  layout: 'middle',
  body: (
    <>
      <h1>{title}</h1>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
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
