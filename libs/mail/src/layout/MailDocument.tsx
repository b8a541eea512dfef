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
import { pageColours } from './brand-colours.js';

const fonts = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Mail programs take media queries only from the head; the classes stand beside the inline styles that the others use. */
const adaptiveCss = `
@media (max-width:480px){.card{padding:24px 20px!important}.outer{padding:12px!important}}
@media (prefers-color-scheme:dark){
.outer{background:#111613!important}.card{background:#19201c!important;border-color:#2b342f!important}
.ink{color:#edf1ee!important}.quiet{color:#a3aea6!important}.code{background:#111613!important;color:#edf1ee!important}
.line{border-color:#2b342f!important}}`;

const quiet = { margin: 0, fontSize: 13, lineHeight: '20px', color: '#5c675f' };

/** Who stands above the text. */
export interface MailHead {
  name: string;
  /** A web address; empty for none. */
  pictureUrl: string;
}
interface MailDocumentProps {
  brand: MailBrand;
  /** In place of the brand. */
  sender?: MailHead | undefined;
  /** BCP 47 language of the sentences. */
  language: string;
  subject: string;
  preheader: string;
  heading: string;
  footnote: string;
  children: ReactNode;
}

/** One calm column of at most 560 px that follows the reader's light or dark mode. */
export function MailDocument(props: MailDocumentProps) {
  const { brand, sender, language, subject, preheader, heading, footnote, children } = props;
  const direction = directionOf(language);
  const { title, background } = pageColours(brand);
  return (
    <Html lang={language} dir={direction}>
      <Head>
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style dangerouslySetInnerHTML={{ __html: adaptiveCss }} />
      </Head>
      <Preview>{preheader}</Preview>
      <Body style={{ margin: 0, padding: 0 }}>
        {/* Here too: mail programs that show mails within a page of theirs drop the attributes of html and body. */}
        <Section className="outer" dir={direction} style={{ padding: '32px 16px', background, fontFamily: fonts }}>
          <Container style={{ maxWidth: 560 }}>
            <Section style={{ padding: '0 4px 16px' }}>
              {sender ? <SenderMark sender={sender} /> : <BrandMark brand={brand} />}
            </Section>
            <Section
              className="card"
              style={{ background: '#ffffff', border: '1px solid #e4e6e0', borderRadius: 12, padding: 32 }}
            >
              <Heading
                as="h1"
                className="ink"
                style={{ margin: '0 0 16px', fontSize: 24, lineHeight: '32px', fontWeight: 600, color: title }}
              >
                {heading}
              </Heading>
              {children}
            </Section>
            <Section style={{ padding: '20px 4px 0' }}>
              <Text className="quiet" style={{ ...quiet, margin: '0 0 20px' }}>
                {footnote}
              </Text>
              <Closing brand={brand} />
            </Section>
          </Container>
        </Section>
      </Body>
    </Html>
  );
}

function BrandMark({ brand }: { brand: MailBrand }) {
  if (brand.logoUrl && /^https?:\/\//.test(brand.logoUrl))
    return <Img src={brand.logoUrl} alt={brand.name} height={32} style={{ height: 32, width: 'auto' }} />;
  return (
    <Text className="ink" style={{ margin: 0, fontWeight: 600, fontSize: 18, color: '#16201b' }}>
      {brand.name}
    </Text>
  );
}

function SenderMark({ sender: { name, pictureUrl } }: { sender: MailHead }) {
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
          style={{ margin: 0, fontWeight: 600, fontSize: 18, lineHeight: '24px', color: '#16201b' }}
        >
          {name}
        </Text>
      </Column>
    </Row>
  );
}

function Closing({ brand }: { brand: MailBrand }) {
  const link = { color: '#5c675f', textDecoration: 'underline' };
  return (
    <Text className="quiet" style={quiet}>
      <Link href={brand.origin} className="quiet" style={link}>
        {brand.name}
      </Link>
      {[supportLinkOf(brand), brand.supportEmail && `mailto:${brand.supportEmail}`].filter(Boolean).map((href) => (
        <Fragment key={href}>
          {' · '}
          <Link href={href} className="quiet" style={link}>
            {href.replace(/^(?:mailto:|https?:\/\/)/, '')}
          </Link>
        </Fragment>
      ))}
    </Text>
  );
}

/** Where help is; empty for what is not on the web. */
export const supportLinkOf = ({ supportLink }: Pick<MailBrand, 'supportLink'>): string =>
  /^https?:\/\//.test(supportLink) && URL.canParse(supportLink) ? new URL(supportLink).href : '';
