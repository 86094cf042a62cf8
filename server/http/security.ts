import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Settings } from '../settings';

/** `https://host` and `wss://host` of the API and the socket, when the console's build points elsewhere. */
function otherHosts({ apiHost, realtimeHost, publicUrl }: Settings): string[] {
  const { protocol, host } = new URL(publicUrl);
  const socketProtocol = protocol === 'https:' ? 'wss:' : 'ws:';
  return [
    `${socketProtocol}//${host}`,
    ...(apiHost ? [`${protocol}//${apiHost}`] : []),
    ...(realtimeHost || apiHost ? [`${socketProtocol}//${realtimeHost ?? apiHost}`] : []),
  ];
}

const google = 'https://accounts.google.com/gsi/';
const botCheck = 'https://challenges.cloudflare.com';

const originOf = (address: string): string => new URL(address).origin;

interface CardHosts {
  scripts: string[];
  frames: string[];
  calls: string[];
}

/** Where Stripe's element comes from, draws its frames and sends what is typed: none of it before there are keys. */
export function cardHosts({ stripePublishableKey, stripeJsUrl, stripeApiUrl }: Settings): CardHosts {
  if (stripePublishableKey === null) return { scripts: [], frames: [], calls: [] };
  const script = originOf(stripeJsUrl);
  const isStripes = script === 'https://js.stripe.com';
  const scripts = isStripes ? [script, 'https://*.js.stripe.com'] : [script];
  const frames = isStripes ? [...scripts, 'https://hooks.stripe.com'] : scripts;
  return { scripts, frames, calls: [originOf(stripeApiUrl)] };
}

/** The console's policy. Emotion and the toasts put the nonce on the style elements they make. */
export function consolePolicy(settings: Settings, nonce: string): string {
  const hasGoogle = settings.googleClientId !== null;
  const hasBotCheck = settings.botCheckSiteKey !== null;
  const cards = cardHosts(settings);
  const scripts = [hasGoogle && `${google}client`, hasBotCheck && botCheck, ...cards.scripts];
  const frames = [hasGoogle && google, hasBotCheck && botCheck, ...cards.frames];
  const apiHost = settings.apiHost && `${new URL(settings.publicUrl).protocol}//${settings.apiHost}`;

  const directives: Record<string, (string | false | null)[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", `'nonce-${nonce}'`, hasGoogle && `${google}style`],
    'img-src': ["'self'", 'data:', 'blob:', apiHost],
    'connect-src': ["'self'", ...otherHosts(settings), hasGoogle && google, ...cards.calls],
    'frame-src': frames.some(Boolean) ? frames : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.filter(Boolean).join(' ')}`)
    .join('; ');
}

/** Headers of every answer. The API's answers are data: a browser that opens one may do nothing with it. */
export const helmetOptions = (settings: Settings): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
    },
  },
  // A console on another origin shows the logos too.
  crossOriginResourcePolicy: { policy: settings.corsOrigins.length > 0 ? 'cross-origin' : 'same-origin' },
  // Google's sign-in opens a window and hears from it; it also wants to know the page's origin.
  crossOriginOpenerPolicy: { policy: settings.googleClientId ? 'same-origin-allow-popups' : 'same-origin' },
  referrerPolicy: { policy: settings.googleClientId ? 'strict-origin-when-cross-origin' : 'no-referrer' },
  xFrameOptions: { action: 'deny' },
  strictTransportSecurity: settings.publicUrl.startsWith('https:') && { maxAge: 31_536_000 },
});
