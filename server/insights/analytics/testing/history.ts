import fc from 'fast-check';
import type {
  ClientSource,
  MrrMovementKind,
  PaymentDirection,
  PaymentStatus,
} from '../../../../contract/enums';

/** UTC and time zones with daylight saving, fractional or extreme offsets, or days without a midnight. */
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

export interface HistoryMovement {
  kind: MrrMovementKind;
  change: number;
  mrr: number;
  occurredAt: Date;
}

export interface HistoryPayment {
  direction: PaymentDirection;
  status: PaymentStatus;
  amount: number;
  createdAt: Date;
  paidAt: Date | null;
  failedAt: Date | null;
  refunds: { share: number; status: 'Pending' | 'Succeeded' | 'Failed'; createdAt: Date }[];
}

export interface HistoryClient {
  createdAt: Date;
  plan: number | null;
  country: string | null;
  tags: string[];
  source: ClientSource;
  isPaying: boolean;
  mrr: number;
  movements: HistoryMovement[];
  payments: HistoryPayment[];
}

const hourMs = 60 * 60 * 1000;
const isCollected = (status: PaymentStatus): boolean =>
  ['Succeeded', 'Refunded', 'PartiallyRefunded', 'Disputed'].includes(status);

// Month ends, leap days and days of daylight saving changes.
const boundaryDays = [
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

/** Any time within two years, often within about a day of a boundary. */
export const timestamps: fc.Arbitrary<Date> = fc.oneof(
  fc.date({ min: new Date('2023-10-01'), max: new Date('2025-10-01'), noInvalidDate: true }),
  fc
    .tuple(fc.constantFrom(...boundaryDays), fc.integer({ min: -26 * 4, max: 26 * 4 }))
    .map(([day, quarterHours]) => new Date(Date.parse(`${day}T23:59:59.999Z`) + (quarterHours * hourMs) / 4)),
);

const amounts = fc.integer({ min: 0, max: 2_000_000_000 });

const steps = fc.array(fc.record({ at: timestamps, churns: fc.boolean(), mrr: fc.nat(900_000) }), {
  maxLength: 5,
});

/** A client's MRR movements. Each one starts from the MRR after the previous one. */
const movements: fc.Arbitrary<HistoryMovement[]> = steps.map((unsortedSteps) => {
  const result: HistoryMovement[] = [];
  let currentMrr: number | null = null;
  for (const { at, churns, mrr } of [...unsortedSteps].sort((a, b) => a.at.getTime() - b.at.getTime())) {
    if (currentMrr === null) result.push({ kind: 'New', change: mrr, mrr, occurredAt: at });
    else if (churns) result.push({ kind: 'Churned', change: -currentMrr, mrr: 0, occurredAt: at });
    else {
      const kind = mrr >= currentMrr ? 'Expansion' : 'Contraction';
      result.push({ kind, change: mrr - currentMrr, mrr, occurredAt: at });
    }
    currentMrr = currentMrr !== null && churns ? null : mrr;
  }
  return result;
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
    createdAt: timestamps,
  }),
  { maxLength: 2 },
);

const payment = (direction: PaymentDirection): fc.Arbitrary<HistoryPayment> =>
  fc
    .record({ status: statuses, amount: amounts, createdAt: timestamps, completedAt: timestamps, refunds })
    .map(({ completedAt, ...fields }) => ({
      ...fields,
      direction,
      paidAt: isCollected(fields.status) ? completedAt : null,
      failedAt: ['Failed', 'Canceled'].includes(fields.status) ? completedAt : null,
      refunds: isCollected(fields.status) ? fields.refunds : [],
    }));

const client: fc.Arbitrary<HistoryClient> = fc.record({
  createdAt: timestamps,
  plan: fc.option(fc.nat(1)),
  country: fc.option(fc.constantFrom('GB', 'DE', 'US')),
  tags: fc.uniqueArray(fc.constantFrom('vip', 'agency', 'annual review')),
  source: fc.constantFrom<ClientSource>('SelfSignup', 'Invite', 'Import', 'Manual'),
  isPaying: fc.boolean(),
  mrr: fc.nat(900_000),
  movements,
  payments: fc.array(payment('Incoming'), { maxLength: 4 }),
});

/**
 * A generated company: clients with their movements and payments, and the payments of the company to the
 * platform.
 */
export interface History {
  clients: HistoryClient[];
  outgoingPayments: HistoryPayment[];
}

export const histories: fc.Arbitrary<History> = fc.record({
  clients: fc.array(client, { minLength: 1, maxLength: 12 }),
  outgoingPayments: fc.array(payment('Outgoing'), { maxLength: 2 }),
});

export const dayRanges = (maxDays: number): fc.Arbitrary<{ from: string; to: string }> =>
  fc
    .tuple(
      fc.oneof(
        fc.constantFrom(...boundaryDays),
        fc.integer({ min: 0, max: 730 }).map((days) => plusDays('2023-10-01', days)),
      ),
      fc.integer({ min: 0, max: maxDays }),
    )
    .map(([from, days]) => ({ from, to: plusDays(from, days) }));

const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 24 * hourMs).toISOString().slice(0, 10);
