import type { Readable } from 'node:stream';
import type { Html } from './html';
import type { PolicyAdditions } from './policy';

export interface SiteAnswer {
  status: number;
  /** With its character set where it is text. */
  type: string;
  body: string | Buffer | Readable | null;
  headers?: Readonly<Record<string, string>>;
  /** Whole Set-Cookie values. */
  cookies?: readonly string[];
  /** What this answer may load beyond the site's own styles, pictures and forms. */
  policy?: PolicyAdditions;
}

type Extras = Pick<SiteAnswer, 'cookies' | 'headers' | 'policy'>;

const htmlType = 'text/html; charset=utf-8';

export const shown = (
  page: Html,
  { status = 200, ...extras }: Extras & { status?: number } = {},
): SiteAnswer => ({
  status,
  type: htmlType,
  body: `${page.text}\n`,
  ...extras,
});

/** On to another page of the site, always by GET. */
export const sentTo = (path: string, extras: Extras = {}): SiteAnswer => ({
  status: 303,
  type: htmlType,
  body: null,
  ...extras,
  headers: { ...extras.headers, location: path },
});

export const sentFile = (
  type: string,
  body: string | Buffer,
  headers: Record<string, string> = {},
): SiteAnswer => ({
  status: 200,
  type,
  body,
  headers,
});
