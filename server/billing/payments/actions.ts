import { canPerform, type Payment, type Viewer } from '../../platform';
import type { PaymentAction } from '../../../contract/enums';
import { isCollected } from './statuses';

/** The state besides the payment that determines which actions are available. */
export interface ActionContext {
  viewer: Pick<Viewer, 'permissions' | 'companyStatus'>;
  /** In minor units. */
  refundable: number;
  /** The company's account at the card provider; null while none is connected. */
  account: { canCharge: boolean } | null;
  hasCard: boolean;
}

type Rule = (payment: Payment, context: ActionContext) => boolean;

const isCollectedFromClient = ({ direction, status }: Payment): boolean =>
  direction === 'Incoming' && isCollected(status);

const canChargeClients = ({ viewer, account }: ActionContext): boolean =>
  canPerform(viewer, 'MANAGE_PAYMENTS', 'write') && (account?.canCharge ?? false);

/** The rule of each action, in menu order. The services enforce the same rules. */
const rules: readonly (readonly [PaymentAction, Rule])[] = [
  [
    'Refund',
    (_payment, { viewer, refundable, account }) =>
      canPerform(viewer, 'MANAGE_PAYMENTS', 'write') && refundable > 0 && account !== null,
  ],
  [
    'Retry',
    ({ status, direction }, context) =>
      status === 'Failed' &&
      context.hasCard &&
      (direction === 'Incoming'
        ? canChargeClients(context)
        : canPerform(context.viewer, 'MANAGE_PAYMENTS', 'write') &&
          canPerform(context.viewer, 'MANAGE_SETTINGS', 'pay')),
  ],
  [
    'RequestCard',
    ({ status, direction }, context) =>
      status === 'Failed' && direction === 'Incoming' && canChargeClients(context),
  ],
  [
    'Receipt',
    (payment, { viewer }) =>
      isCollectedFromClient(payment) && canPerform(viewer, 'MANAGE_PAYMENTS', 'export'),
  ],
  [
    'SendReceipt',
    (payment, { viewer }) => isCollectedFromClient(payment) && canPerform(viewer, 'MANAGE_PAYMENTS', 'write'),
  ],
  [
    'Invoice',
    ({ direction, status }, { viewer }) =>
      direction === 'Outgoing' && isCollected(status) && canPerform(viewer, 'MANAGE_SETTINGS', 'export'),
  ],
];

/** Returns the actions that the viewer can currently perform on a payment. */
export const availableActions = (payment: Payment, context: ActionContext): PaymentAction[] =>
  rules.filter(([, applies]) => applies(payment, context)).map(([action]) => action);
