import type { Viewer } from '../../context';
import { mayDo } from '../../permissions';
import type { Payment, PaymentAction } from '../../schema.generated';
import { isCollected } from './statuses';

/** What decides, beside the payment itself, what can be done with it. */
export interface Circumstances {
  viewer: Pick<Viewer, 'permissions' | 'companyStatus'>;
  /** In minor units. */
  refundable: number;
  /** The card provider that clients' payments go to; null while none is connected. */
  account: { canCharge: boolean } | null;
  hasCard: boolean;
}

type Rule = (payment: Payment, circumstances: Circumstances) => boolean;

const cameInFromClient = ({ direction, status }: Payment): boolean =>
  direction === 'Incoming' && isCollected(status);

const canChargeClients = ({ viewer, account }: Circumstances): boolean =>
  mayDo(viewer, 'MANAGE_PAYMENTS', 'write') && (account?.canCharge ?? false);

/** In the order of the menu; each service refuses what its rule leaves out. */
const rules: readonly (readonly [PaymentAction, Rule])[] = [
  [
    'Refund',
    (_payment, { viewer, refundable, account }) =>
      mayDo(viewer, 'MANAGE_PAYMENTS', 'write') && refundable > 0 && account !== null,
  ],
  [
    'Retry',
    ({ status, direction }, circumstances) =>
      status === 'Failed' &&
      circumstances.hasCard &&
      (direction === 'Incoming'
        ? canChargeClients(circumstances)
        : mayDo(circumstances.viewer, 'MANAGE_PAYMENTS', 'write') &&
          mayDo(circumstances.viewer, 'MANAGE_SETTINGS', 'pay')),
  ],
  [
    'AskForCard',
    ({ status, direction }, circumstances) =>
      status === 'Failed' && direction === 'Incoming' && canChargeClients(circumstances),
  ],
  [
    'Receipt',
    (payment, { viewer }) => cameInFromClient(payment) && mayDo(viewer, 'MANAGE_PAYMENTS', 'export'),
  ],
  [
    'SendReceipt',
    (payment, { viewer }) => cameInFromClient(payment) && mayDo(viewer, 'MANAGE_PAYMENTS', 'write'),
  ],
  [
    'Invoice',
    ({ direction, status }, { viewer }) =>
      direction === 'Outgoing' && isCollected(status) && mayDo(viewer, 'MANAGE_SETTINGS', 'export'),
  ],
];

/** What can be done with a payment now, by the one who asks. */
export const actionsOf = (payment: Payment, circumstances: Circumstances): PaymentAction[] =>
  rules.filter(([, applies]) => applies(payment, circumstances)).map(([action]) => action);
