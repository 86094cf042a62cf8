import { plural, t } from '@lingui/core/macro';
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
      ? t`Keep these records at your DNS provider, which seems to be ${provider}.`
      : t`Add these records at your DNS provider, which seems to be ${provider}.`;
  }
  return isLive ? t`Keep these records at your DNS provider.` : t`Add these records at your DNS provider.`;
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
          {t`Show DNS records`}
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
        details={[
          { label: t`Name`, value: <CopyableValue text={name} label={t`Copy ${type} record name`} /> },
          {
            label: t`Short name`,
            value: (
              <CopyableValue text={shortName} label={t`Copy ${type} record short name`}>
                {t`For providers that add your domain automatically`}
              </CopyableValue>
            ),
          },
          { label: t`Value`, value: <CopyableValue text={value} label={t`Copy ${type} record value`} /> },
          {
            label: t`TTL`,
            value: t`${plural(ttl, { one: '# second, or your provider’s default', other: '# seconds, or your provider’s default' })}`,
          },
          {
            label: t`Current value`,
            value: isChecked ? <FoundValues values={foundValues} /> : t`Not checked yet`,
          },
        ]}
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
  if (values.length === 0) return t({ message: 'None', context: 'value' });
  return values.map((value) => (
    <code key={value} style={{ display: 'block' }}>
      {value}
    </code>
  ));
}
