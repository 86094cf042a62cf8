import fc from 'fast-check';
import type { ClientSource, MovementKind, PaymentDirection, PaymentStatus } from '../../../schema.generated';

/** Where days are long, short, shifted by half an hour, or begin without a midnight. */
export const timeZones = [
  'UTC',
  'America/New_York',
  'America/St_Johns',
  'America/Havana',
  'Europe/Lisbon',
  'Asia/Beirut',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Pago_Pago',
] as const;

export interface MovementOf {
  kind: MovementKind;
  change: number;
  mrr: number;
  occurredAt: Date;
}

export interface PaymentOf {
  direction: PaymentDirection;
  status: PaymentStatus;
  amount: number;
  createdAt: Date;
  paidAt: Date | null;
  failedAt: Date | null;
  refunds: { share: number; status: 'Pending' | 'Succeeded' | 'Failed'; createdAt: Date }[];
}

export interface ClientOf {
  createdAt: Date;
  plan: number | null;
  country: string | null;
  tags: string[];
  source: ClientSource;
  isPaying: boolean;
  mrr: number;
  movements: MovementOf[];
  payments: PaymentOf[];
}

const hourMs = 60 * 60 * 1000;
const isCollected = (status: PaymentStatus): boolean =>
  ['Succeeded', 'Refunded', 'PartiallyRefunded', 'Disputed'].includes(status);

// Month ends, leap days and the days on which clocks are changed somewhere.
const turns = [
  '2023-12-31',
  '2024-02-28',
  '2024-02-29',
  '2024-03-10',
  '2024-03-31',
  '2024-04-07',
  '2024-10-06',
  '2024-10-27',
  '2024-11-03',
  '2024-12-31',
  '2025-02-28',
  '2025-03-30',
  '2025-03-31',
];

/** Any time of two years, and often within a day of a turn. */
export const moments: fc.Arbitrary<Date> = fc.oneof(
  fc.date({ min: new Date('2023-10-01'), max: new Date('2025-10-01'), noInvalidDate: true }),
  fc
    .tuple(fc.constantFrom(...turns), fc.integer({ min: -26 * 4, max: 26 * 4 }))
    .map(([day, quarters]) => new Date(Date.parse(`${day}T23:59:59.999Z`) + (quarters * hourMs) / 4)),
);

const amounts = fc.integer({ min: 0, max: 2_000_000_000 });

const steps = fc.array(fc.record({ at: moments, churns: fc.boolean(), mrr: fc.nat(900_000) }), {
  maxLength: 5,
});

/** What a client is worth, through time: each step says what from, and the kind follows. */
const movements: fc.Arbitrary<MovementOf[]> = steps.map((taken) => {
  const course: MovementOf[] = [];
  let worth: number | null = null;
  for (const { at, churns, mrr } of [...taken].sort((a, b) => a.at.getTime() - b.at.getTime())) {
    if (worth === null) course.push({ kind: 'New', change: mrr, mrr, occurredAt: at });
    else if (churns) course.push({ kind: 'Churned', change: -worth, mrr: 0, occurredAt: at });
    else {
      const kind = mrr >= worth ? 'Expansion' : 'Contraction';
      course.push({ kind, change: mrr - worth, mrr, occurredAt: at });
    }
    worth = worth !== null && churns ? null : mrr;
  }
  return course;
});

const statuses = fc.constantFrom<PaymentStatus>(
  'Pending',
  'Processing',
  'Succeeded',
  'Succeeded',
  'Failed',
  'Disputed',
  'Canceled',
);

const refunds = fc.array(
  fc.record({
    share: fc.constantFrom(0.1, 0.25, 0.4),
    status: fc.constantFrom<'Pending' | 'Succeeded' | 'Failed'>('Pending', 'Succeeded', 'Failed'),
    createdAt: moments,
  }),
  { maxLength: 2 },
);

const payment = (direction: PaymentDirection): fc.Arbitrary<PaymentOf> =>
  fc
    .record({ status: statuses, amount: amounts, createdAt: moments, settledAt: moments, refunds })
    .map(({ settledAt, ...paid }) => ({
      ...paid,
      direction,
      paidAt: isCollected(paid.status) ? settledAt : null,
      failedAt: ['Failed', 'Canceled'].includes(paid.status) ? settledAt : null,
      refunds: isCollected(paid.status) ? paid.refunds : [],
    }));

const client: fc.Arbitrary<ClientOf> = fc.record({
  createdAt: moments,
  plan: fc.option(fc.nat(1)),
  country: fc.option(fc.constantFrom('GB', 'DE', 'US')),
  tags: fc.uniqueArray(fc.constantFrom('vip', 'agency', 'annual review')),
  source: fc.constantFrom<ClientSource>('SelfSignup', 'Invite', 'Import', 'Manual'),
  isPaying: fc.boolean(),
  mrr: fc.nat(900_000),
  movements,
  payments: fc.array(payment('Incoming'), { maxLength: 4 }),
});

/** What a company went through: clients with all they did, and what the company itself paid. */
export interface History {
  clients: ClientOf[];
  ownPayments: PaymentOf[];
}

export const histories: fc.Arbitrary<History> = fc.record({
  clients: fc.array(client, { minLength: 1, maxLength: 12 }),
  ownPayments: fc.array(payment('Outgoing'), { maxLength: 2 }),
});

/** Two days in order, at most so many apart. */
export const dayRanges = (mostDays: number): fc.Arbitrary<{ from: string; to: string }> =>
  fc
    .tuple(
      fc.oneof(
        fc.constantFrom(...turns),
        fc.integer({ min: 0, max: 730 }).map((days) => plusDays('2023-10-01', days)),
      ),
      fc.integer({ min: 0, max: mostDays }),
    )
    .map(([from, days]) => ({ from, to: plusDays(from, days) }));

const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 24 * hourMs).toISOString().slice(0, 10);
