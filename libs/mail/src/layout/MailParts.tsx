import { Button, Column, Link, Row, Section, Text } from '@react-email/components';
import { Fragment } from 'react';
import type { MailBrand } from '../mail-template.js';
import { buttonColours } from './brand-colours.js';

/** A part of a mail with its values filled in. */
export type FilledPart =
  | { kind: 'text'; text: string }
  | { kind: 'prose'; runs: readonly { text: string; link?: string }[] }
  | { kind: 'code'; value: string }
  | { kind: 'button'; label: string; link: string }
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] };

/** Text of several lines. */
function Lines({ text }: { text: string }) {
  return text.split(/\r?\n/).map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

const paragraph = { margin: '0 0 16px', fontSize: 16, lineHeight: '24px', color: '#16201b' };

export function Paragraph({ text }: { text: string }) {
  return (
    <Text className="ink" style={paragraph}>
      <Lines text={text} />
    </Text>
  );
}

const codeStyle = {
  ...{ margin: '8px 0 24px', padding: 16, borderRadius: 8, background: '#fafaf7', color: '#16201b' },
  ...{ fontSize: 32, lineHeight: '40px', letterSpacing: 8, textAlign: 'center' as const },
  fontFamily: 'ui-monospace,Menlo,Consolas,monospace',
};
const cell = { padding: '8px 0', borderBottom: '1px solid #e4e6e0', fontSize: 14, lineHeight: '20px' };

export function Part({ part, brand }: { part: FilledPart; brand: MailBrand }) {
  switch (part.kind) {
    case 'text':
      return <Paragraph text={part.text} />;
    case 'prose':
      return (
        <Text className="ink" style={paragraph}>
          {part.runs.map(({ text, link }, index) =>
            link === undefined ? (
              <Lines key={index} text={text} />
            ) : (
              <Link key={index} href={link} className="ink" style={{ color: '#16201b', textDecoration: 'underline' }}>
                {text}
              </Link>
            ),
          )}
        </Text>
      );
    case 'code':
      return (
        <Text className="code" style={codeStyle}>
          {part.value}
        </Text>
      );
    case 'button': {
      const { background, text } = buttonColours(brand);
      return (
        <Section style={{ margin: '8px 0 24px' }}>
          <Button
            href={part.link}
            style={{
              ...{ background, color: text, padding: '14px 24px', borderRadius: 8 },
              ...{ fontSize: 16, lineHeight: '20px', fontWeight: 600 },
            }}
          >
            {part.label}
          </Button>
        </Section>
      );
    }
    case 'facts':
      return (
        <Section style={{ margin: '0 0 24px' }}>
          {part.rows.map(([label, value]) => (
            <Row key={label}>
              <Column className="quiet line" style={{ ...cell, width: '30%', verticalAlign: 'top', color: '#5c675f' }}>
                {label}
              </Column>
              <Column className="ink line" style={{ ...cell, color: '#16201b', wordBreak: 'break-word' }}>
                <Lines text={value} />
              </Column>
            </Row>
          ))}
        </Section>
      );
  }
}
