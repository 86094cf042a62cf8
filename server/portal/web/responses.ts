import type { Readable } from 'node:stream';
import type { Html } from './html';
import type { PolicyAdditions } from './contentSecurityPolicy';

export interface PortalResponse {
  status: number;
  /** The media type, with a charset for text. */
  type: string;
  body: string | Buffer | Readable | null;
  headers?: Readonly<Record<string, string>>;
  /** Complete Set-Cookie values. */
  cookies?: readonly string[];
  /** Content-Security-Policy sources in addition to the portal's stylesheet, images and forms. */
  policy?: PolicyAdditions;
}

type ResponseOptions = Pick<PortalResponse, 'cookies' | 'headers' | 'policy'>;

const htmlType = 'text/html; charset=utf-8';

export const htmlResponse = (
  page: Html,
  { status = 200, ...options }: ResponseOptions & { status?: number } = {},
): PortalResponse => ({
  status,
  type: htmlType,
  body: `${page.text}\n`,
  ...options,
});

/** Redirects with status 303, so that the browser continues with GET. */
export const redirect = (path: string, options: ResponseOptions = {}): PortalResponse => ({
  status: 303,
  type: htmlType,
  body: null,
  ...options,
  headers: { ...options.headers, location: path },
});

export const fileResponse = (
  type: string,
  body: string | Buffer,
  headers: Record<string, string> = {},
): PortalResponse => ({
  status: 200,
  type,
  body,
  headers,
});
