import { render } from '@react-email/render';
import type { MailBrand } from '../mail-template.js';
import { MailDocument, type MailHead } from './MailDocument.js';
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
}

/** The HTML of a mail whose values are filled in; React escapes them. */
export const renderHtml = ({
  brand,
  sender,
  language,
  subject,
  preheader,
  heading,
  greeting,
  footnote,
  parts,
}: FilledMail) =>
  render(
    <MailDocument
      brand={brand}
      sender={sender}
      language={language}
      subject={subject}
      preheader={preheader}
      heading={heading}
      footnote={footnote}
    >
      <Paragraph text={greeting} />
      {parts.map((part, index) => (
        <Part key={index} part={part} brand={brand} />
      ))}
    </MailDocument>,
  );
