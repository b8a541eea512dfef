import { Button, Column, Link, Row, Section, Text } from '@react-email/components';
import { Fragment } from 'react';
import type { MailColours } from './brand-colours.js';

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

const paragraph = { margin: '0 0 16px', fontSize: 16, lineHeight: '24px' };

interface OnCard {
  /** By day. */
  colours: MailColours['light'];
}

export function Paragraph({ text, colours }: { text: string } & OnCard) {
  return (
    <Text className="ink" style={{ ...paragraph, color: colours.ink }}>
      <Lines text={text} />
    </Text>
  );
}

const codeStyle = {
  ...{ margin: '8px 0 24px', padding: 16, borderRadius: 8 },
  ...{ fontSize: 32, lineHeight: '40px', letterSpacing: 8, textAlign: 'center' as const },
  fontFamily: 'ui-monospace,Menlo,Consolas,monospace',
};
const cell = { padding: '8px 0', fontSize: 14, lineHeight: '20px' };

export function Part({ part, colours }: { part: FilledPart } & OnCard) {
  const { ink, quiet, line, sunken } = colours;
  const ofTable = { ...cell, borderBottom: `1px solid ${line}` };
  switch (part.kind) {
    case 'text':
      return <Paragraph text={part.text} colours={colours} />;
    case 'prose':
      return (
        <Text className="ink" style={{ ...paragraph, color: ink }}>
          {part.runs.map(({ text, link }, index) =>
            link === undefined ? (
              <Lines key={index} text={text} />
            ) : (
              <Link key={index} href={link} className="ink" style={{ color: ink, textDecoration: 'underline' }}>
                {text}
              </Link>
            ),
          )}
        </Text>
      );
    case 'code':
      return (
        <Text className="code" style={{ ...codeStyle, background: sunken, color: ink }}>
          {part.value}
        </Text>
      );
    case 'button':
      return (
        <Section style={{ margin: '8px 0 24px' }}>
          <Button
            href={part.link}
            className="button"
            style={{
              ...{ background: colours.primary, color: colours['on-primary'], padding: '14px 24px', borderRadius: 8 },
              ...{ fontSize: 16, lineHeight: '20px', fontWeight: 600 },
            }}
          >
            {part.label}
          </Button>
        </Section>
      );
    case 'facts':
      return (
        <Section style={{ margin: '0 0 24px' }}>
          {part.rows.map(([label, value]) => (
            <Row key={label}>
              <Column className="quiet line" style={{ ...ofTable, width: '30%', verticalAlign: 'top', color: quiet }}>
                {label}
              </Column>
              <Column className="ink line" style={{ ...ofTable, color: ink, wordBreak: 'break-word' }}>
                <Lines text={value} />
              </Column>
            </Row>
          ))}
        </Section>
      );
  }
}
