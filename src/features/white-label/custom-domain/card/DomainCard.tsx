import Stack from '@mui/material/Stack';
import Box from '@mui/material/Box';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { StatusBadge } from '@/ui/StatusBadge';
import * as texts from '@/texts/white-label/custom-domain/card';
import type { Domain } from '../customDomainApi';
import { certificateLabels, dnsLabels } from '../domainLabels';
import { Conflicts } from './Conflicts';
import { DomainActions } from './DomainActions';
import { DomainFacts } from './DomainFacts';
import { RecordList } from './RecordList';
import { SetUpSteps } from './SetUpSteps';

export function DomainCard({ domain }: { domain: Domain }) {
  return (
    <Panel title={domain.displayName} actions={<Statuses domain={domain} />}>
      <Stack spacing={2.5}>
        <Notices domain={domain} />
        {!domain.liveAt && <SetUpSteps steps={domain.steps} />}
        <Conflicts conflicts={domain.conflicts} />
        <RecordList domain={domain} />
        <DomainFacts domain={domain} />
        <DomainActions domain={domain} />
      </Stack>
    </Panel>
  );
}

function Statuses({ domain: { dnsStatus, certificateStatus, isPrimary } }: { domain: Domain }) {
  const [dns, certificate] = [dnsLabels[dnsStatus], certificateLabels[certificateStatus]];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      {isPrimary && <StatusBadge tone="blue">{texts.primary}</StatusBadge>}
      <StatusBadge tone={dns.tone}>{dns.badge}</StatusBadge>
      <StatusBadge tone={certificate.tone}>{certificate.badge}</StatusBadge>
    </Box>
  );
}

function Notices({ domain: { problem, lastCheckError, hints } }: { domain: Domain }) {
  return (
    <>
      {problem && <Notice tone="red" title={problem} />}
      {lastCheckError && (
        <Notice tone="amber" title={texts.theLastCheckCouldNot}>
          {texts.nothingHasChanged(lastCheckError)}
        </Notice>
      )}
      {hints.length > 0 && (
        <Notice tone="amber" title={texts.whatHelps}>
          {hints.map((hint) => (
            <span key={hint}>{hint}</span>
          ))}
        </Notice>
      )}
    </>
  );
}
