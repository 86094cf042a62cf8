import type { FastifyInstance } from 'fastify';

export interface BrowserPage {
  status: number;
  /** The URL after redirects. */
  url: string;
  body: string;
  /** The body without tags. */
  text: string;
}

export interface Browser {
  open(url: string): Promise<BrowserPage>;
  /** Submits the page's form with this action: its default values, overridden by `fields`. */
  send(page: BrowserPage, action: string, fields?: Record<string, string>): Promise<BrowserPage>;
  /** Posts fields directly, without a form on a page. */
  post(url: string, fields: Record<string, string>, origin?: string): Promise<BrowserPage>;
  cookie: string;
}

const maxRedirects = 5;

const unescapeHtml = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_whole, name: string) => {
    const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
    return characters[name] ?? '';
  });

/** Returns the values that a form sends without user input: hidden, prefilled and checked fields. */
function defaultFormValues(form: string): URLSearchParams {
  const values = new URLSearchParams();
  for (const [input] of form.matchAll(/<input[^>]*>/g)) {
    const attribute = (name: string): string =>
      unescapeHtml(new RegExp(`\\b${name}="([^"]*)"`).exec(input)?.[1] ?? '');
    const isChoice = ['radio', 'checkbox'].includes(attribute('type'));
    if (!isChoice || /\bchecked\b/.test(input)) values.set(attribute('name'), attribute('value'));
  }
  return values;
}

/**
 * Opens a test browser for one host. It stores cookies, follows redirects with status 303 and sends the
 * host's origin with forms.
 */
export function openBrowser(app: FastifyInstance, host: string, remoteAddress?: string): Browser {
  const origin = `http://${host}`;
  /** The cookies other than the session, by name. */
  const otherCookies = new Map<string, string>();

  async function request(
    method: 'GET' | 'POST',
    url: string,
    payload?: string,
    requestOrigin = origin,
  ): Promise<BrowserPage> {
    const postHeaders = { origin: requestOrigin, 'content-type': 'application/x-www-form-urlencoded' };
    const { headers, statusCode, body } = await app.inject({
      method,
      url,
      remoteAddress,
      headers: {
        host,
        cookie: [browser.cookie, ...otherCookies.values()].filter(Boolean).join('; '),
        ...(payload === undefined ? {} : postHeaders),
      },
      payload,
    });
    for (const setCookie of [headers['set-cookie'] ?? []].flat()) {
      const [pair = ''] = setCookie.split(';');
      const [name = ''] = pair.split('=');
      if (name !== 'session') {
        otherCookies.set(name, pair);
        continue;
      }
      browser.cookie = /Max-Age=0/.test(setCookie) ? '' : pair;
    }
    const text = unescapeHtml(body.replace(/<[^<>]*>/g, ' ').replace(/\s+/g, ' '));
    return { status: statusCode, url: headers.location ?? url, body, text };
  }

  async function followRedirects(firstPage: BrowserPage): Promise<BrowserPage> {
    let page = firstPage;
    for (let count = 0; page.status === 303 && count < maxRedirects; count++)
      page = await request('GET', page.url);
    return page;
  }

  const browser: Browser = {
    cookie: '',
    open: async (url) => followRedirects(await request('GET', url)),
    async send({ body }, action, fields = {}) {
      const form = body.split('<form').find((part) => part.includes(`action="${action}"`));
      if (!form) throw new Error(`There is no form for ${action}.`);
      const values = defaultFormValues(form.slice(0, form.indexOf('</form>')));
      for (const [name, value] of Object.entries(fields)) values.set(name, value);
      return followRedirects(await request('POST', action, values.toString()));
    },
    post: async (url, fields, requestOrigin) =>
      followRedirects(await request('POST', url, new URLSearchParams(fields).toString(), requestOrigin)),
  };
  return browser;
}
