import type { ProductionGap } from './schema.generated';

/** What production can start without only if PRODUCTION_WITHOUT names it. */
export const gapNames = ['stripe', 'smtp', 'https'] as const;
export type GapName = (typeof gapNames)[number];

/** Returns `live` or `test`, as the key of Stripe says: `sk_live_…`. */
export const stripeModeOf = (stripeKey: string | null): string | undefined => stripeKey?.split('_')[1];

interface Given {
  NODE_ENV: string;
  BUILD_ENVIRONMENT: string;
  PUBLIC_URL?: string | undefined;
  SMTP_URL: string | null;
  STRIPE_SECRET_KEY: string | null;
}

interface Gap {
  gap: ProductionGap;
  needs: string;
  effect: string;
  isIn: (given: Given) => boolean;
}

const gaps: Readonly<Record<GapName, Gap>> = {
  stripe: {
    gap: 'Stripe',
    needs: 'a live STRIPE_SECRET_KEY',
    effect: 'payments move no money',
    // Staging may use the sandbox, or Stripe's test mode.
    isIn: ({ BUILD_ENVIRONMENT, STRIPE_SECRET_KEY }) =>
      BUILD_ENVIRONMENT === 'production' && stripeModeOf(STRIPE_SECRET_KEY) !== 'live',
  },
  smtp: {
    gap: 'Smtp',
    needs: 'SMTP_URL',
    effect: 'emails are written to DATA_DIR/mail and not sent',
    isIn: ({ SMTP_URL }) => SMTP_URL === null,
  },
  https: {
    gap: 'Https',
    needs: 'an https PUBLIC_URL',
    effect: 'passwords and sessions are not encrypted in transit',
    isIn: ({ PUBLIC_URL }) => !PUBLIC_URL?.startsWith('https:'),
  },
};

const gapsIn = (given: Given): GapName[] =>
  given.NODE_ENV === 'production' ? gapNames.filter((name) => gaps[name].isIn(given)) : [];

/** Returns the production gaps for the console. */
export const productionGapsIn = (given: Given): ProductionGap[] =>
  gapsIn(given).map((name) => gaps[name].gap);

/** Returns why production can't start; null if it can. */
export function refusedGaps(given: Given & { PRODUCTION_WITHOUT: readonly GapName[] }): string | null {
  const refused = gapsIn(given).filter((name) => !given.PRODUCTION_WITHOUT.includes(name));
  if (refused.length === 0) return null;
  const needs = new Intl.ListFormat('en').format(refused.map((name) => gaps[name].needs));
  return `Production needs ${needs}. Set what is missing, or accept its absence with PRODUCTION_WITHOUT=${gapsIn(given).join()}.`;
}

/** Returns a line for the log for each accepted gap. */
export const gapWarnings = (found: readonly ProductionGap[]): string[] =>
  gapNames.flatMap((name) => {
    const { gap, effect } = gaps[name];
    return found.includes(gap) ? [`Production runs without ${name}: ${effect}.`] : [];
  });
