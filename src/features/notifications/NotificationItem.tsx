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
import { formatDate } from '@/lib/format';
import { defaultLocale } from '@/lib/localeSettings';
import { formatMoney } from '@/lib/money';
import { inSentence } from '@/texts/grammar';
import * as texts from '@/texts/notifications';
import { visuallyHidden } from '@/ui/visuallyHidden';

export type Notification = NotificationFieldsFragment;

const clientText = ({ reason, label, count, actorName }: Notification): string => {
  const actor = actorName ?? texts.anOperator;
  if (reason === 'EmailShared') return texts.twoClientsHaveTheEmailAddress(label ?? '');
  if (reason === 'Imported') return texts.importedClient(actor, count);
  return reason === 'Added' ? texts.addedAClient(actor, label) : texts.aClientSignedUp(label);
};

const formatAmount = ({ amount, currency }: Notification): string | null =>
  amount !== null && currency !== null ? formatMoney(amount, currency) : null;

const paymentText = (notification: Notification): string => {
  const { reason, label, count, direction } = notification;
  if (reason === 'Deactivated') return texts.deactivatedForNonPayment(label, count);
  if (reason === 'Paused') return texts.pausedForNonPayment(label, count);
  if (count > 1) return texts.paymentFailed(count);
  if (direction === 'Outgoing') return texts.liveryCouldNotChargeYourCard(formatAmount(notification));
  if (reason === 'Disputed') return texts.aClientDisputesAPayment(label, formatAmount(notification));
  if (reason === 'DisputeLost') return texts.theBankSidedWithAbout(label, formatAmount(notification));
  return texts.aPaymentByFailed(formatAmount(notification), label);
};

const deploymentText = ({ reason, label }: Notification): string => {
  const subject = inSentence(label ?? texts.clientDashboard);
  return reason === 'Failed' ? texts.deployingYourFailed(subject) : texts.yourWasDeployed(subject);
};

const textByKind: Record<Notification['kind'], (notification: Notification) => string> = {
  ClientAdded: clientText,
  PaymentFailed: paymentText,
  DeploymentDone: deploymentText,
  DomainLive: ({ label }) => texts.yourDomainWorks(label),
  DomainBroken: ({ label }) => texts.yourDomainDoesNotWorkAny(label),
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
  const formatter = new Intl.RelativeTimeFormat(defaultLocale(), { numeric: 'auto', style: 'short' });
  if (elapsedMs < minuteMs) return texts.justNow;
  if (elapsedMs < hourMs) return formatter.format(-Math.floor(elapsedMs / minuteMs), 'minute');
  if (elapsedMs < dayMs) return formatter.format(-Math.floor(elapsedMs / hourMs), 'hour');
  return elapsedMs < 7 * dayMs
    ? formatter.format(-Math.floor(elapsedMs / dayMs), 'day')
    : formatDate(isoTime);
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

const UnreadDot = () => (
  <Box sx={{ alignSelf: 'center', flexShrink: 0 }}>
    <Box component="span" sx={visuallyHidden}>
      {texts.unread}
    </Box>
    <Box aria-hidden sx={{ width: 8, height: 8, borderRadius: 99, bgcolor: 'primary.main' }} />
  </Box>
);

const rowSx = {
  width: '100%',
  display: 'flex',
  justifyContent: 'flex-start',
  alignItems: 'flex-start',
  textAlign: 'left',
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
