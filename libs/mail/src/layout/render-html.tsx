import { render } from '@react-email/render';
import type { MailBrand } from '../mail-template.js';
import { mailColours } from './brand-colours.js';
import { MailDocument, type MailHead, type NamedLink } from './MailDocument.js';
import { Paragraph, Part, type FilledPart } from './MailParts.js';

interface FilledMail {
  brand: MailBrand;
  sender?: MailHead | undefined;
  /** BCP 47 language of the sentences. */
  language: string;
  subject: string;
  preheader: string;
  heading: string;
  greeting: string;
  footnote: string;
  parts: readonly FilledPart[];
  /** Legal pages of the site, each with its name in the language. */
  legal: readonly NamedLink[];
}

/** The HTML of a mail whose values are filled in; React escapes them. */
export function renderHtml({ greeting, parts, ...mail }: FilledMail): Promise<string> {
  const colours = mailColours(mail.brand);
  return render(
    <MailDocument {...mail} colours={colours}>
      <Paragraph text={greeting} colours={colours.light} />
      {parts.map((part, index) => (
        <Part key={index} part={part} colours={colours.light} />
      ))}
    </MailDocument>,
  );
}
