import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Settings } from '../settings/settings';

/**
 * Returns the origins that the console connects to besides `'self'`: the WebSocket of the same host, and, if
 * configured, the API on `API_HOST` and the WebSocket on `REALTIME_HOST` or else `API_HOST`.
 */
function connectOrigins({ apiHost, realtimeHost, publicUrl }: Settings): string[] {
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

interface CardOrigins {
  scripts: string[];
  frames: string[];
  connections: string[];
}

/** Returns the origins of Stripe's script, frames and API, or none until Stripe is configured. */
export function cardOrigins({ stripePublishableKey, stripeJsUrl, stripeApiUrl }: Settings): CardOrigins {
  if (stripePublishableKey === null) return { scripts: [], frames: [], connections: [] };
  const script = originOf(stripeJsUrl);
  const isStripeOrigin = script === 'https://js.stripe.com';
  const scripts = isStripeOrigin ? [script, 'https://*.js.stripe.com'] : [script];
  const frames = isStripeOrigin ? [...scripts, 'https://hooks.stripe.com'] : scripts;
  return { scripts, frames, connections: [originOf(stripeApiUrl)] };
}

/**
 * Returns the console's content security policy. Emotion and the toasts add the nonce to their style
 * elements.
 */
export function consolePolicy(settings: Settings, nonce: string): string {
  const hasGoogle = settings.googleClientId !== null;
  const hasBotCheck = settings.botCheckSiteKey !== null;
  const cardSources = cardOrigins(settings);
  const scripts = [hasGoogle && `${google}client`, hasBotCheck && botCheck, ...cardSources.scripts];
  const frames = [hasGoogle && google, hasBotCheck && botCheck, ...cardSources.frames];
  const apiHost = settings.apiHost && `${new URL(settings.publicUrl).protocol}//${settings.apiHost}`;

  const directives: Record<string, (string | false | null)[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", `'nonce-${nonce}'`, hasGoogle && `${google}style`],
    'img-src': ["'self'", 'data:', 'blob:', apiHost],
    'connect-src': ["'self'", ...connectOrigins(settings), hasGoogle && google, ...cardSources.connections],
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

/**
 * Returns the default security headers. API responses are data, so a browser that opens one may not load
 * anything.
 */
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
  // A console on another origin also displays the logos.
  crossOriginResourcePolicy: { policy: settings.corsOrigins.length > 0 ? 'cross-origin' : 'same-origin' },
  // Google sign-in requires the page's origin as the referrer, and opens a window that sends messages to the
  // page.
  crossOriginOpenerPolicy: { policy: settings.googleClientId ? 'same-origin-allow-popups' : 'same-origin' },
  referrerPolicy: { policy: settings.googleClientId ? 'strict-origin-when-cross-origin' : 'no-referrer' },
  xFrameOptions: { action: 'deny' },
  strictTransportSecurity: settings.publicUrl.startsWith('https:') && { maxAge: 31_536_000 },
});
