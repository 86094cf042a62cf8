import type { DisputeStatus } from '@contract/enums';
import type { BadgeTone } from '@/ui/StatusBadge';
import { Notice } from '@/ui/Notice';
import { disputeLabels } from '../paymentLabels';
import { ExternalLink } from '@/ui/ExternalLink';
import * as texts from '@/texts/payments/detail';

interface DisputeNoticeProps {
  status: DisputeStatus;
  /** The card provider's page of the payment, where the company responds to the dispute. */
  url: string | null;
}

const tones: Readonly<Record<DisputeStatus, BadgeTone>> = {
  NeedsResponse: 'red',
  UnderReview: 'amber',
  Won: 'green',
  Lost: 'gray',
};

export function DisputeNotice({ status, url }: DisputeNoticeProps) {
  const { title, text } = disputeLabels[status];
  return (
    <Notice tone={tones[status]} title={title}>
      <div>{text}</div>
      {status === 'NeedsResponse' && url && (
        <div>
          <ExternalLink href={url}>{texts.answerInStripe}</ExternalLink>
        </div>
      )}
    </Notice>
  );
}
