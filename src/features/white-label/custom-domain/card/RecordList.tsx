import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { CopyButton } from '@/ui/CopyButton';
import { DetailList } from '@/ui/DetailList';
import { StatusBadge } from '@/ui/StatusBadge';
import * as texts from '@/texts/white-label/custom-domain/card';
import type { Domain, DomainRecord } from '../customDomainApi';
import { purposeLabels, recordLabels } from '../domainLabels';

/** Lists the required DNS records with expected and found values. Initially collapsed for a live domain. */
export function RecordList({ domain }: { domain: Domain }) {
  const { records, lastCheckedAt, provider, liveAt } = domain;
  const [isShown, setShown] = useState(!liveAt);

  if (!isShown) {
    return (
      <div>
        <Button size={2} color="gray" variant="soft" onClick={() => setShown(true)}>
          {texts.showTheDnsRecords}
        </Button>
      </div>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="subtitle1" component="h3">
        {texts.dnsRecords}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {texts.keepTheseAddTheseWhere(liveAt, provider)}
      </Typography>
      <Box component="ul" aria-label={texts.dnsRecords} sx={listSx}>
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
  const { badge, tone } = recordLabels[record.status];
  const { type, name, shortName, value, ttl, foundValues } = record;

  return (
    <Box component="li" sx={itemSx}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="subtitle2" component="h4">
          {texts.record(type)}
        </Typography>
        <StatusBadge tone={tone}>{badge}</StatusBadge>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {purposeLabels[record.purpose]}
        </Typography>
      </Box>
      <DetailList
        details={{
          [texts.name]: <CopyableValue text={name} label={texts.copyTheNameOfTheRecord(type)} />,
          [texts.shortName]: (
            <CopyableValue text={shortName} label={texts.copyTheShortName(type)}>
              {texts.whereTheProviderAddsYourDomain}
            </CopyableValue>
          ),
          [texts.value]: <CopyableValue text={value} label={texts.copyTheValueOfTheRecord(type)} />,
          [texts.ttl]: texts.secondsOrWhateverIsOffered(ttl),
          [texts.foundNow]: isChecked ? <FoundValues values={foundValues} /> : texts.notLookedAtYet,
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
  if (values.length === 0) return texts.nothing;
  return values.map((value) => (
    <code key={value} style={{ display: 'block' }}>
      {value}
    </code>
  ));
}
