import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDate } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import { Avatar } from '@/ui/Avatar';
import { CopyButton } from '@/ui/CopyButton';
import * as texts from '@/texts/clients/view';
import { ClientStatusBadge } from '../ClientStatusBadge';
import { ClientActions } from './ClientActions';
import type { ViewedClient } from './viewedClient';

const rowSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
} as const;

function summaryItems({ plan, money, status, trialEndsAt, nextRenewalAt }: ViewedClient): string[] {
  const trialText = status === 'Trialing' && trialEndsAt ? texts.trialEnds(formatDate(trialEndsAt)) : null;
  const renewalText = nextRenewalAt ? texts.renews(formatDate(nextRenewalAt)) : null;
  return [
    plan?.name ?? texts.noPlanYet,
    ...(money ? [texts.mrr(formatMoney(money.mrr, money.currency))] : []),
    ...[trialText ?? renewalText].filter((item) => item !== null),
  ];
}

export function ClientHeader({ client }: { client: ViewedClient }) {
  return (
    <Box component="header" sx={{ ...rowSx, justifyContent: 'space-between', rowGap: 2 }}>
      <Box sx={{ ...rowSx, flexWrap: 'nowrap', minWidth: 0 }}>
        <Avatar name={client.name} size={48} />
        <Box sx={{ minWidth: 0 }}>
          <Box sx={rowSx}>
            <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
              {client.name}
            </Typography>
            <ClientStatusBadge status={client.status} />
          </Box>
          <Box sx={{ ...rowSx, columnGap: 0.25, color: 'text.secondary' }}>
            <span>{texts.clientSince(client.number, formatDate(client.createdAt))}</span>
            <CopyButton text={client.id} label={texts.copyTheId} />
          </Box>
          <Box component="ul" aria-label={texts.atAGlance} sx={{ ...rowSx, m: 0, p: 0, listStyle: 'none' }}>
            {summaryItems(client).map((item) => (
              <Box component="li" key={item} sx={{ typography: 'subtitle2' }}>
                {item}
              </Box>
            ))}
          </Box>
        </Box>
      </Box>
      <ClientActions client={client} />
    </Box>
  );
}
