import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { emailColors, emailTextOn } from '../../../contract/colors';
import { directionOf } from '../../../contract/languages';
import { textDirection } from '../../lib/i18n/direction';
import { language, t } from '../../lib/i18n/i18n';

interface EmailLink {
  label: string;
  link: string;
}

export interface EmailContent {
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  button?: EmailLink;
  otherLink?: EmailLink;
  /** Small print, such as what to do if the recipient did not expect the email. */
  footnote: string;
}

/** The company in whose name an email is sent. Emails without a brand come from Livery. */
export interface EmailBrand {
  title: string;
  /** A hex color as `#RRGGBB`. */
  colour: string;
  replyTo: string;
}

export type TemplateValues = Readonly<Record<string, string>>;

/**
 * Returns a value that the template requires. Throws if it is missing, so that no incomplete email is sent.
 */
export function requireValue(values: TemplateValues, name: string): string {
  const value = values[name];
  if (value === undefined) throw new Error(`The email template requires the value ${name}.`);
  return value;
}

/** Returns the greeting of an email to a recipient with this name, which can be empty. */
export const greetingTo = (name: string): string => (name ? t('Hello {name},', { name }) : t('Hello,'));

/** The footnote of emails to every Admin. */
export const adminsFootnote = (): string => t('We send this email to all Admins of your company.');

/** The footnote of emails that operators can turn off in their profile. */
export const preferencesFootnote = (): string =>
  t('To choose which emails you receive, open Notifications in your profile.');

const productName = 'Livery';

export const renderTextBody = (
  { greeting, paragraphs, button, otherLink, footnote }: EmailContent,
  brand: EmailBrand | null = null,
): string =>
  [
    greeting,
    ...paragraphs,
    ...[button, otherLink].flatMap((action) => (action ? [`${action.label}:\n${action.link}`] : [])),
    footnote,
    brand?.title ?? productName,
  ].join('\n\n') + '\n';

const { background, paper, ink, muted } = emailColors;

const paragraphMargin = '0 0 16px';
const smallPrint = { fontSize: 13, color: muted } as const;

const fillWith = (colour: string) => ({
  padding: '12px 20px',
  borderRadius: 6,
  background: colour,
  color: emailTextOn(colour),
});

const Paragraph = ({ text }: { text: string }) => (
  <p dir={textDirection(text, language())} style={{ margin: paragraphMargin, overflowWrap: 'anywhere' }}>
    {text.split('\n').map((line, index) => (
      <Fragment key={index}>
        {index > 0 && <br />}
        {line}
      </Fragment>
    ))}
  </p>
);

const Button = ({ label, link, colour }: EmailLink & { colour: string }) => (
  <>
    <p style={{ margin: paragraphMargin }}>
      <a href={link} style={{ display: 'inline-block', ...fillWith(colour), textDecoration: 'none' }}>
        {label}
      </a>
    </p>
    <p style={{ margin: paragraphMargin, ...smallPrint }}>
      {t('If the button doesn’t work, open this link:')}
      <br />
      <a href={link} dir="ltr" style={{ color: ink, wordBreak: 'break-all' }}>
        {link}
      </a>
    </p>
  </>
);

interface EmailProps {
  content: EmailContent;
  brand: EmailBrand | null;
}

const Email = ({ content, brand }: EmailProps) => (
  <html lang={language()} dir={directionOf(language())}>
    <head>
      <meta charSet="utf-8" />
      <title>{content.subject}</title>
    </head>
    <body style={{ margin: 0, padding: 24, background }}>
      {/* Some email clients drop the attributes of <html>. */}
      <div
        lang={language()}
        dir={directionOf(language())}
        style={{
          maxWidth: 520,
          margin: '0 auto',
          padding: 32,
          borderRadius: 8,
          background: paper,
          color: ink,
          font: '16px/1.5 system-ui,sans-serif',
        }}
      >
        {brand && (
          <p style={{ margin: '0 0 24px', ...fillWith(brand.colour), fontSize: 18, fontWeight: 600 }}>
            <bdi>{brand.title}</bdi>
          </p>
        )}
        {[content.greeting, ...content.paragraphs].map((text, index) => (
          <Paragraph key={index} text={text} />
        ))}
        {content.button && <Button {...content.button} colour={brand?.colour ?? ink} />}
        {content.otherLink && (
          <p style={{ margin: paragraphMargin }}>
            <a href={content.otherLink.link} style={{ color: ink }}>
              {content.otherLink.label}
            </a>
          </p>
        )}
        <p style={{ margin: '24px 0 0', ...smallPrint }}>{content.footnote}</p>
      </div>
    </body>
  </html>
);

export const renderHtmlBody = (content: EmailContent, brand: EmailBrand | null = null): string =>
  `<!doctype html>${renderToStaticMarkup(<Email content={content} brand={brand} />)}`;
