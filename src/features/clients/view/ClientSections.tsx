import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ClientSource } from '@/api/schema.generated';
import { countryName } from '@/lib/countryName';
import { formatDate } from '@/lib/format';
import { CopyButton } from '@/ui/CopyButton';
import { Panel } from '@/ui/Panel';
import { StatusBadge } from '@/ui/StatusBadge';
import { ClientDetails } from './ClientDetails';
import type { ViewedClient } from './ClientHeader';

const sources: Readonly<Record<ClientSource, string>> = {
  SelfSignup: 'Signed up',
  Invite: 'Invited',
  Import: 'Imported',
  Manual: 'Added by hand',
};

const gridSx = {
  display: 'grid',
  gridTemplateColumns: { md: '1fr 1fr' },
  gap: 2.5,
  alignItems: 'start',
} as const;

function Copyable({ text, label }: { text: string; label: string }) {
  return (
    <>
      <span>{text}</span>
      <CopyButton text={text} label={label} />
    </>
  );
}

export function ClientSections({ client }: { client: ViewedClient }) {
  return (
    <Box sx={gridSx}>
      <Panel title="Contact">
        <ClientDetails
          details={{
            'E-mail': <Copyable text={client.email} label="Copy the e-mail address" />,
            Phone: client.phone && <Copyable text={client.phone} label="Copy the phone number" />,
            Country: client.country && countryName(client.country),
          }}
        />
      </Panel>
      <Panel title="Account">
        <ClientDetails
          details={{
            Plan: client.plan?.name ?? 'No plan yet',
            'Came by': sources[client.source],
            Changed: formatDate(client.updatedAt, 'dateTime'),
            Id: <Copyable text={client.id} label="Copy the id" />,
            'Old id': client.externalId,
          }}
        />
      </Panel>
      <Panel title="Tags">
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
          {client.tags.length === 0 && <Typography sx={{ color: 'text.secondary' }}>No tags</Typography>}
          {client.tags.map((tag) => (
            <StatusBadge key={tag} tone="gray">
              {tag}
            </StatusBadge>
          ))}
        </Box>
      </Panel>
      <Panel title="Note">
        <Typography
          sx={{
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
            color: client.note ? undefined : 'text.secondary',
          }}
        >
          {client.note ?? 'No note'}
        </Typography>
      </Panel>
    </Box>
  );
}
