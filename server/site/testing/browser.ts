import type { FastifyInstance } from 'fastify';

export interface Shown {
  status: number;
  /** Where redirects led. */
  url: string;
  body: string;
  /** Without its tags. */
  text: string;
}

export interface Browser {
  open(url: string): Promise<Shown>;
  /** Sends the form with this action as the page has it, with what is typed into it. */
  send(page: Shown, action: string, typed?: Record<string, string>): Promise<Shown>;
  /** Sends what no page offered. */
  post(url: string, typed: Record<string, string>, origin?: string): Promise<Shown>;
  /** The session cookie, or ''. The known-device cookie is separate. */
  cookie: string;
}

const most = 5;

const unescaped = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (_whole, name: string) => {
    const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
    return characters[name] ?? '';
  });

/** What a form sends when nothing is typed: what is hidden, filled in or chosen. */
function filledIn(form: string): URLSearchParams {
  const values = new URLSearchParams();
  for (const [input] of form.matchAll(/<input[^>]*>/g)) {
    const read = (name: string): string =>
      unescaped(new RegExp(`\\b${name}="([^"]*)"`).exec(input)?.[1] ?? '');
    const isChoice = ['radio', 'checkbox'].includes(read('type'));
    if (!isChoice || /\bchecked\b/.test(input)) values.set(read('name'), read('value'));
  }
  return values;
}

/** Somebody's browser on one host: keeps its cookie, follows redirects, sends forms with their origin. */
export function openBrowser(app: FastifyInstance, host: string, remoteAddress?: string): Browser {
  const origin = `http://${host}`;
  let devices = '';

  async function ask(method: 'GET' | 'POST', url: string, payload?: string, from = origin): Promise<Shown> {
    const posted = { origin: from, 'content-type': 'application/x-www-form-urlencoded' };
    const { headers, statusCode, body } = await app.inject({
      method,
      url,
      remoteAddress,
      headers: {
        host,
        cookie: [browser.cookie, devices].filter(Boolean).join('; '),
        ...(payload === undefined ? {} : posted),
      },
      payload,
    });
    for (const set of [headers['set-cookie'] ?? []].flat()) {
      const [pair = ''] = set.split(';');
      if (pair.startsWith('devices=')) {
        devices = pair;
        continue;
      }
      browser.cookie = /Max-Age=0/.test(set) ? '' : pair;
    }
    const text = unescaped(body.replace(/<[^<>]*>/g, ' ').replace(/\s+/g, ' '));
    return { status: statusCode, url: headers.location ?? url, body, text };
  }

  async function follow(first: Shown): Promise<Shown> {
    let shown = first;
    for (let count = 0; shown.status === 303 && count < most; count++) shown = await ask('GET', shown.url);
    return shown;
  }

  const browser: Browser = {
    cookie: '',
    open: async (url) => follow(await ask('GET', url)),
    async send({ body }, action, typed = {}) {
      const form = body.split('<form').find((part) => part.includes(`action="${action}"`));
      if (!form) throw new Error(`There is no form for ${action}.`);
      const values = filledIn(form.slice(0, form.indexOf('</form>')));
      for (const [name, value] of Object.entries(typed)) values.set(name, value);
      return follow(await ask('POST', action, values.toString()));
    },
    post: async (url, typed, from) =>
      follow(await ask('POST', url, new URLSearchParams(typed).toString(), from)),
  };
  return browser;
}
