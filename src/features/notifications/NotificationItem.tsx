import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import DomainIcon from '@mui/icons-material/LanguageOutlined';
import PaymentIcon from '@mui/icons-material/PaymentOutlined';
import ClientIcon from '@mui/icons-material/PersonAddAltOutlined';
import DeploymentIcon from '@mui/icons-material/RocketLaunchOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { NotificationFieldsFragment } from '@/api/types';
import { paths } from '@/config/paths';
import { formatAgo, formatDate } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import { visuallyHidden } from '@/ui/visuallyHidden';

export type Notification = NotificationFieldsFragment;

const clientText = ({ reason, label, count, actorName }: Notification): string => {
  const actor = actorName ?? t`A user`;
  if (reason === 'EmailShared') return t`Two clients have the email address ${{ email: label ?? '' }}`;
  if (reason === 'Imported')
    return t`${plural(count, { one: `${actor} imported # client`, other: `${actor} imported # clients` })}`;
  if (reason === 'Added') return label === null ? t`${actor} added a client` : t`${actor} added ${label}`;
  return label === null ? t`A client signed up` : t`${label} signed up`;
};

const formatAmount = ({ amount, currency }: Notification): string | null =>
  amount !== null && currency !== null ? formatMoney(amount, currency) : null;

function deactivatedText({ label, count }: Notification): string {
  if (count > 1)
    return t`${plural(count, { one: '# client was deactivated for non-payment', other: '# clients were deactivated for non-payment' })}`;
  return label === null
    ? t`A client was deactivated for non-payment`
    : t`${label} was deactivated for non-payment`;
}

function pausedText({ label, count }: Notification): string {
  if (count > 1)
    return t`${plural(count, { one: '# client was paused for non-payment', other: '# clients were paused for non-payment' })}`;
  return label === null ? t`A client was paused for non-payment` : t`${label} was paused for non-payment`;
}

function disputeText(label: string | null, amount: string | null): string {
  if (label === null)
    return amount === null ? t`A client disputed a payment` : t`A client disputed a payment of ${amount}`;
  return amount === null ? t`${label} disputed a payment` : t`${label} disputed a payment of ${amount}`;
}

function lostDisputeText(label: string | null, amount: string | null): string {
  if (label === null)
    return amount === null
      ? t`You lost a dispute about a payment`
      : t`You lost a dispute about a payment of ${amount}`;
  return amount === null
    ? t`You lost the dispute with ${label} about a payment`
    : t`You lost the dispute with ${label} about a payment of ${amount}`;
}

function failedPaymentText(label: string | null, amount: string | null): string {
  if (label === null)
    return amount === null ? t`A payment by a client failed` : t`A payment of ${amount} by a client failed`;
  return amount === null ? t`A payment by ${label} failed` : t`A payment of ${amount} by ${label} failed`;
}

function paymentText(notification: Notification): string {
  const { reason, label, count, direction } = notification;
  const amount = formatAmount(notification);
  if (reason === 'Deactivated') return deactivatedText(notification);
  if (reason === 'Paused') return pausedText(notification);
  if (count > 1) return t`${plural(count, { one: '# payment failed', other: '# payments failed' })}`;
  if (direction === 'Outgoing')
    return amount === null ? t`Your payment to Livery failed` : t`Your payment of ${amount} to Livery failed`;
  if (reason === 'Disputed') return disputeText(label, amount);
  if (reason === 'DisputeLost') return lostDisputeText(label, amount);
  return failedPaymentText(label, amount);
}

function deploymentText({ reason, label }: Notification): string {
  // The API labels a deployment of the portal `Client dashboard`.
  if (label === 'Subdomain')
    return reason === 'Failed' ? t`Deploying your subdomain failed` : t`Your subdomain was deployed`;
  return reason === 'Failed'
    ? t`Deploying your client dashboard failed`
    : t`Your client dashboard was deployed`;
}

const textByKind: Record<Notification['kind'], (notification: Notification) => string> = {
  ClientAdded: clientText,
  PaymentFailed: paymentText,
  DeploymentDone: deploymentText,
  DomainLive: ({ label }) => (label === null ? t`Your domain is live` : t`${label} is live`),
  DomainBroken: ({ label }) =>
    label === null ? t`Your domain stopped working` : t`${label} stopped working`,
};

export const notificationText = (notification: Notification): string =>
  textByKind[notification.kind](notification);

export const requiresAction = ({ kind, reason }: Notification): boolean =>
  kind === 'DomainBroken' || kind === 'PaymentFailed' || reason === 'EmailShared' || reason === 'Failed';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Formats a time as `just now`, `5 min. ago` or `yesterday`, or as a date if it is at least a week ago. */
export function timeAgo(isoTime: string, now = Date.now()): string {
  const elapsedMs = now - Date.parse(isoTime);
  if (elapsedMs < minuteMs) return t`just now`;
  if (elapsedMs < hourMs) return formatAgo(Math.floor(elapsedMs / minuteMs), 'minute');
  if (elapsedMs < dayMs) return formatAgo(Math.floor(elapsedMs / hourMs), 'hour');
  return elapsedMs < 7 * dayMs ? formatAgo(Math.floor(elapsedMs / dayMs), 'day') : formatDate(isoTime);
}

function paymentPath({ subjectId, direction }: Notification): string {
  const routeDirection = direction === 'Outgoing' ? 'outgoing' : 'incoming';
  // The `payment` parameter opens the payment's details over the list.
  return subjectId
    ? `${paths.paymentList(routeDirection)}?payment=${subjectId}`
    : paths.paymentList(routeDirection, 'failed');
}

/** Returns the path of the screen that shows the notification's subject. */
export function notificationPath(notification: Notification): string {
  const { kind, reason, subjectId } = notification;
  if (kind === 'PaymentFailed') return paymentPath(notification);
  if (kind === 'DeploymentDone') return paths.deployments;
  if (kind === 'DomainLive' || kind === 'DomainBroken') return paths.customDomain;
  return subjectId && reason !== 'Imported' ? paths.clientView(subjectId) : paths.clients;
}

const kindIcons = {
  ClientAdded: ClientIcon,
  PaymentFailed: PaymentIcon,
  DeploymentDone: DeploymentIcon,
  DomainLive: DomainIcon,
  DomainBroken: DomainIcon,
} as const;

function KindIcon({ item }: { item: Notification }) {
  const Icon = kindIcons[item.kind];

  return (
    <Box
      aria-hidden
      sx={({ palette }) => {
        const tone = palette.tones[requiresAction(item) ? 'red' : 'green'];
        return {
          ...{
            width: 32,
            height: 32,
            flexShrink: 0,
            display: 'grid',
            placeItems: 'center',
            borderRadius: 99,
          },
          bgcolor: tone.soft,
          color: tone.text,
        };
      }}
    >
      <Icon sx={{ fontSize: 18 }} />
    </Box>
  );
}

const UnreadDot = () => {
  const { t } = useLingui();
  return (
    <Box sx={{ alignSelf: 'center', flexShrink: 0 }}>
      <Box component="span" sx={visuallyHidden}>
        {t`Unread`}
      </Box>
      <Box aria-hidden sx={{ width: 8, height: 8, borderRadius: 99, bgcolor: 'primary.main' }} />
    </Box>
  );
};

const rowSx = {
  width: '100%',
  display: 'flex',
  justifyContent: 'flex-start',
  alignItems: 'flex-start',
  textAlign: 'start',
  gap: 1.5,
  px: 2,
  py: 1.25,
  '&:hover': { bgcolor: 'action.hover' },
} as const;

export function NotificationItem({ item, onOpen }: { item: Notification; onOpen: () => void }) {
  return (
    <li>
      <ButtonBase component={Link} to={notificationPath(item)} onClick={onOpen} sx={rowSx}>
        <KindIcon item={item} />
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Typography
            variant="body2"
            sx={{ color: 'text.primary', overflowWrap: 'anywhere', fontWeight: item.isRead ? 400 : 600 }}
          >
            {notificationText(item)}
          </Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            <time dateTime={item.occurredAt} title={formatDate(item.occurredAt, 'dateTime')}>
              {timeAgo(item.occurredAt)}
            </time>
          </Typography>
        </Box>
        {!item.isRead && <UnreadDot />}
      </ButtonBase>
    </li>
  );
}
