import { useLingui } from '@lingui/react/macro';
import ChangeIcon from '@mui/icons-material/EditOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import PaymentIcon from '@mui/icons-material/PaymentOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { paths } from '@/config/paths';
import { formatDate } from '@/lib/format';
import { RefundIcon, SignInIcon } from '../directionalIcons';
import { Link } from '../Link';
import type { BadgeTone } from '../StatusBadge';
import { paymentStatusLabels } from '../payments/paymentStatus';
import { FieldChanges } from './FieldChanges';
import type { ActivityEntry } from './activityEntry';
import { activityActor, activityTitle } from './activityLabels';
import { isolated } from '../isolated';

const activityIcons = {
  Change: ChangeIcon,
  Payment: PaymentIcon,
  Refund: RefundIcon,
  Email: MailIcon,
  SignIn: SignInIcon,
} as const;

function toneOf({ kind, payment, email }: ActivityEntry): BadgeTone {
  if (email?.hasFailed) return 'red';
  return kind === 'Payment' && payment ? paymentStatusLabels[payment.status].tone : 'gray';
}

function ActivityIcon({ entry }: { entry: ActivityEntry }) {
  const Icon = activityIcons[entry.kind];
  const tone = toneOf(entry);

  return (
    <Box
      aria-hidden
      sx={({ palette }) => ({
        width: 28,
        height: 28,
        flexShrink: 0,
        display: 'grid',
        placeItems: 'center',
        borderRadius: 99,
        bgcolor: palette.tones[tone].soft,
        color: palette.tones[tone].text,
      })}
    >
      <Icon sx={{ fontSize: 16 }} />
    </Box>
  );
}

interface ActivityItemProps {
  entry: ActivityEntry;
  /** Shows the client's name, for lists with several clients. */
  isClientNamed?: boolean;
  /** Links the name to the client. Defaults to true. */
  isClientLinked?: boolean;
  /** Shows only the time of day, for lists with a heading per day. */
  isDayKnown?: boolean;
}

const itemSx = { display: 'flex', gap: 1.5, py: 1, listStyle: 'none', typography: 'body2' } as const;

export function ActivityItem(props: ActivityItemProps) {
  const { t } = useLingui();
  const { entry, isClientNamed = false, isClientLinked = true, isDayKnown = false } = props;
  const actor = activityActor(entry);
  const client = isClientNamed ? entry.client : null;

  return (
    <Box component="li" sx={itemSx}>
      <ActivityIcon entry={entry} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Box sx={{ overflowWrap: 'anywhere' }}>
          {client && (
            <>
              {isClientLinked ? (
                <Link to={paths.clientView(client.id)} isQuiet>
                  {client.name}
                </Link>
              ) : (
                isolated(client.name)
              )}
              {': '}
            </>
          )}
          {activityTitle(entry)}
        </Box>
        {entry.kind === 'Payment' && entry.payment?.failure && (
          <Box sx={{ color: 'text.secondary' }}>{entry.payment.failure}</Box>
        )}
        {entry.changes.length > 0 && <FieldChanges changes={entry.changes} />}
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          <time dateTime={entry.occurredAt}>
            {formatDate(entry.occurredAt, isDayKnown ? 'time' : 'dateTime')}
          </time>
          {actor && ` · ${actor}`}
          {entry.signIn?.ipAddress && ` · ${t`IP address ${{ ipAddress: entry.signIn.ipAddress }}`}`}
        </Typography>
      </Box>
    </Box>
  );
}
