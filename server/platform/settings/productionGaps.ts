import type { ProductionGap } from '../../../contract/enums';

/** Gaps that prevent a start in production unless `PRODUCTION_WITHOUT` lists them. */
export const gapNames = ['stripe', 'smtp', 'https'] as const;
export type GapName = (typeof gapNames)[number];

/**
 * Returns `live` or `test`, from the prefix of a Stripe key such as `sk_live_…`, or undefined without a key.
 */
export const stripeModeOf = (stripeKey: string | null): string | undefined => stripeKey?.split('_')[1];

interface GapSettings {
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
  isPresent: (settings: GapSettings) => boolean;
}

const gaps: Readonly<Record<GapName, Gap>> = {
  stripe: {
    gap: 'Stripe',
    needs: 'a live STRIPE_SECRET_KEY',
    effect: 'payments move no money',
    // Staging may use the sandbox or Stripe's test mode.
    isPresent: ({ BUILD_ENVIRONMENT, STRIPE_SECRET_KEY }) =>
      BUILD_ENVIRONMENT === 'production' && stripeModeOf(STRIPE_SECRET_KEY) !== 'live',
  },
  smtp: {
    gap: 'Smtp',
    needs: 'SMTP_URL',
    effect: 'emails are written to DATA_DIR/mail and not sent',
    isPresent: ({ SMTP_URL }) => SMTP_URL === null,
  },
  https: {
    gap: 'Https',
    needs: 'an https PUBLIC_URL',
    effect: 'passwords and sessions are not encrypted in transit',
    isPresent: ({ PUBLIC_URL }) => !PUBLIC_URL?.startsWith('https:'),
  },
};

const findGapNames = (settings: GapSettings): GapName[] =>
  settings.NODE_ENV === 'production' ? gapNames.filter((name) => gaps[name].isPresent(settings)) : [];

export const findProductionGaps = (settings: GapSettings): ProductionGap[] =>
  findGapNames(settings).map((name) => gaps[name].gap);

/** Returns the message of the error that prevents a start in production, or null. */
export function describeRejectedGaps(
  settings: GapSettings & { PRODUCTION_WITHOUT: readonly GapName[] },
): string | null {
  const rejected = findGapNames(settings).filter((name) => !settings.PRODUCTION_WITHOUT.includes(name));
  if (rejected.length === 0) return null;
  const needs = new Intl.ListFormat('en').format(rejected.map((name) => gaps[name].needs));
  return `Production needs ${needs}. Set what is missing, or accept its absence with PRODUCTION_WITHOUT=${findGapNames(settings).join()}.`;
}

/** Returns one log line for each accepted gap. */
export const gapWarnings = (found: readonly ProductionGap[]): string[] =>
  gapNames.flatMap((name) => {
    const { gap, effect } = gaps[name];
    return found.includes(gap) ? [`Production runs without ${name}: ${effect}.`] : [];
  });
