import {
  Body,
  Column,
  Container,
  Head,
  Heading,
  Html,
  Img,
  Link,
  Preview,
  Row,
  Section,
  Text,
} from '@react-email/components';
import { directionOf } from '@linkyard/languages';
import { Fragment, type ReactNode } from 'react';
import type { MailBrand } from '../mail-template.js';
import type { MailColours } from './brand-colours.js';

const fonts = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Mail programs take media queries only from the head; the classes stand beside the inline styles that the others use. */
const adaptiveCss = ({ dark }: MailColours) => `
@media (max-width:480px){.card{padding:24px 20px!important}.outer{padding:12px!important}}
@media (prefers-color-scheme:dark){
.outer{background:${dark.paper}!important}.card{background:${dark.surface}!important;border-color:${dark.line}!important}
.ink{color:${dark.ink}!important}.quiet{color:${dark.quiet}!important}.code{background:${dark.sunken}!important;color:${dark.ink}!important}
.button{background:${dark.primary}!important;color:${dark['on-primary']}!important}.line{border-color:${dark.line}!important}}`;

const quietText = { margin: 0, fontSize: 13, lineHeight: '20px' };

/** Who stands above the text. */
export interface MailHead {
  name: string;
  /** A web address; empty for none. */
  pictureUrl: string;
}
export interface NamedLink {
  name: string;
  url: string;
}
interface MailDocumentProps {
  brand: MailBrand;
  colours: MailColours;
  /** In place of the brand. */
  sender?: MailHead | undefined;
  /** BCP 47 language of the sentences. */
  language: string;
  subject: string;
  preheader: string;
  heading: string;
  footnote: string;
  /** Legal pages of the site, each with its name in the language. */
  legal: readonly NamedLink[];
  children: ReactNode;
}

/** One calm column of at most 560 px that follows the reader's light or dark mode. */
export function MailDocument(props: MailDocumentProps) {
  const { brand, colours, sender, language, subject, preheader, heading, footnote, legal, children } = props;
  const { light } = colours;
  const direction = directionOf(language);
  return (
    <Html lang={language} dir={direction}>
      <Head>
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style dangerouslySetInnerHTML={{ __html: adaptiveCss(colours) }} />
      </Head>
      <Preview>{preheader}</Preview>
      <Body style={{ margin: 0, padding: 0 }}>
        {/* Here too: mail programs that show mails within a page of theirs drop the attributes of html and body. */}
        <Section
          className="outer"
          dir={direction}
          style={{ padding: '32px 16px', background: light.paper, fontFamily: fonts }}
        >
          <Container style={{ maxWidth: 560 }}>
            <Section style={{ padding: '0 4px 16px' }}>
              {sender ? <SenderMark sender={sender} ink={light.ink} /> : <BrandMark brand={brand} ink={light.ink} />}
            </Section>
            <Section
              className="card"
              style={{ background: light.surface, border: `1px solid ${light.line}`, borderRadius: 12, padding: 32 }}
            >
              <Heading
                as="h1"
                className="ink"
                style={{ margin: '0 0 16px', fontSize: 24, lineHeight: '32px', fontWeight: 600, color: light.title }}
              >
                {heading}
              </Heading>
              {children}
            </Section>
            <Section style={{ padding: '20px 4px 0' }}>
              <Text className="quiet" style={{ ...quietText, color: light.quiet, margin: '0 0 20px' }}>
                {footnote}
              </Text>
              <Closing brand={brand} legal={legal} colour={light.quiet} />
            </Section>
          </Container>
        </Section>
      </Body>
    </Html>
  );
}

function BrandMark({ brand, ink }: { brand: MailBrand; ink: string }) {
  if (brand.logoUrl && /^https?:\/\//.test(brand.logoUrl))
    return <Img src={brand.logoUrl} alt={brand.name} height={32} style={{ height: 32, width: 'auto' }} />;
  return (
    <Text className="ink" style={{ margin: 0, fontWeight: 600, fontSize: 18, color: ink }}>
      {brand.name}
    </Text>
  );
}

function SenderMark({ sender: { name, pictureUrl }, ink }: { sender: MailHead; ink: string }) {
  const size = 40;
  return (
    <Row style={{ width: 'auto' }}>
      {pictureUrl && (
        <Column style={{ width: size + 12, verticalAlign: 'middle' }}>
          <Img
            src={pictureUrl}
            alt=""
            width={size}
            height={size}
            style={{ borderRadius: size / 2, objectFit: 'cover' }}
          />
        </Column>
      )}
      <Column style={{ verticalAlign: 'middle' }}>
        <Text
          className="ink"
          dir="auto"
          style={{ margin: 0, fontWeight: 600, fontSize: 18, lineHeight: '24px', color: ink }}
        >
          {name}
        </Text>
      </Column>
    </Row>
  );
}

interface ClosingProps {
  brand: MailBrand;
  legal: readonly NamedLink[];
  colour: string;
}

function Closing({ brand, legal, colour }: ClosingProps) {
  const link = { color: colour, textDecoration: 'underline' };
  const help = [supportLinkOf(brand), brand.supportEmail && `mailto:${brand.supportEmail}`].filter(Boolean);
  const links = [...help.map((url) => ({ url, name: url.replace(/^(?:mailto:|https?:\/\/)/, '') })), ...legal];
  return (
    <Text className="quiet" style={{ ...quietText, color: colour }}>
      <Link href={brand.origin} className="quiet" style={link}>
        {brand.name}
      </Link>
      {links.map(({ url, name }) => (
        <Fragment key={`${name} ${url}`}>
          {' · '}
          <Link href={url} className="quiet" style={link}>
            {name}
          </Link>
        </Fragment>
      ))}
    </Text>
  );
}

/** Where help is; empty for what is not on the web. */
export const supportLinkOf = ({ supportLink }: Pick<MailBrand, 'supportLink'>): string =>
  /^https?:\/\//.test(supportLink) && URL.canParse(supportLink) ? new URL(supportLink).href : '';
