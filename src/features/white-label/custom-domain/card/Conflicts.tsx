import Typography from '@mui/material/Typography';
import { CopyButton } from '@/ui/CopyButton';
import { Notice } from '@/ui/Notice';
import * as texts from '@/texts/white-label/custom-domain/card';
import type { Domain } from '../customDomainApi';

/** Lists existing DNS records that conflict with the required ones. */
export function Conflicts({ conflicts }: { conflicts: Domain['conflicts'] }) {
  if (conflicts.length === 0) return null;
  return (
    <Notice tone="red" title={texts.deleteTheseRecordsTheyLead}>
      <Typography component="ul" variant="body2" sx={{ m: 0, pl: 2.5 }}>
        {conflicts.map(({ type, name, value }) => (
          <li key={`${type} ${value}`}>
            {texts.recordOfWithTheValue(type, name, <code>{value}</code>)}
            <CopyButton text={value} label={texts.copy(value)} />
          </li>
        ))}
      </Typography>
    </Notice>
  );
}
