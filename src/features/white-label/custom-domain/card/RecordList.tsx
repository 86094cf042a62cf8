import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { CopyButton } from '@/ui/CopyButton';
import { DetailList } from '@/ui/DetailList';
import { StatusBadge } from '@/ui/StatusBadge';
import type { Domain, DomainRecord } from '../customDomainApi';
import { purposeLabels, recordLabels } from '../domainLabels';

function introduction(isLive: boolean, provider: string | null): string {
  if (provider) {
    return isLive
      ? t`Keep these where your DNS is run, which is ${provider} as it seems.`
      : t`Add these where your DNS is run, which is ${provider} as it seems.`;
  }
  return isLive ? t`Keep these where your DNS is run.` : t`Add these where your DNS is run.`;
}

/** Lists the required DNS records with expected and found values. Initially collapsed for a live domain. */
export function RecordList({ domain }: { domain: Domain }) {
  const { t } = useLingui();
  const { records, lastCheckedAt, provider, liveAt } = domain;
  const [isShown, setShown] = useState(!liveAt);

  if (!isShown) {
    return (
      <div>
        <Button size={2} color="gray" variant="soft" onClick={() => setShown(true)}>
          {t`Show the DNS records`}
        </Button>
      </div>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="subtitle1" component="h3">
        {t`DNS records`}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {introduction(Boolean(liveAt), provider ?? null)}
      </Typography>
      <Box component="ul" aria-label={t`DNS records`} sx={listSx}>
        {records.map((record) => (
          <RecordItem
            key={`${record.type} ${record.value}`}
            record={record}
            isChecked={Boolean(lastCheckedAt)}
          />
        ))}
      </Box>
    </Box>
  );
}

const listSx = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 } as const;

function RecordItem({ record, isChecked }: { record: DomainRecord; isChecked: boolean }) {
  const { t } = useLingui();
  const { badge, tone } = recordLabels[record.status];
  const { type, name, shortName, value, ttl, foundValues } = record;

  return (
    <Box component="li" sx={itemSx}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="subtitle2" component="h4">
          {t`${type} record`}
        </Typography>
        <StatusBadge tone={tone}>{t(badge)}</StatusBadge>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(purposeLabels[record.purpose])}
        </Typography>
      </Box>
      <DetailList
        details={{
          [t`Name`]: <CopyableValue text={name} label={t`Copy the name of the ${type} record`} />,
          [t`Short name`]: (
            <CopyableValue text={shortName} label={t`Copy the short name of the ${type} record`}>
              {t`if the provider adds your domain automatically`}
            </CopyableValue>
          ),
          [t`Value`]: <CopyableValue text={value} label={t`Copy the value of the ${type} record`} />,
          [t`TTL`]: t`${ttl} seconds, or whatever is offered`,
          [t`Found now`]: isChecked ? <FoundValues values={foundValues} /> : t`Not looked at yet`,
        }}
      />
    </Box>
  );
}

const itemSx = { border: '1px solid', borderColor: 'divider', borderRadius: 1, p: 1.5, minWidth: 0 } as const;

function CopyableValue({ text, label, children }: { text: string; label: string; children?: string }) {
  return (
    <>
      <code>{text}</code> <CopyButton text={text} label={label} />
      {children && (
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {children}
        </Typography>
      )}
    </>
  );
}

function FoundValues({ values }: { values: readonly string[] }) {
  const { t } = useLingui();
  if (values.length === 0) return t`Nothing`;
  return values.map((value) => (
    <code key={value} style={{ display: 'block' }}>
      {value}
    </code>
  ));
}
