import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { errorMessage, fieldErrors } from '@/api/errors';
import { paths } from '@/config/paths';
import { formatDay } from '@/lib/days';
import { Link } from '@/ui/Link';
import { Notice } from '@/ui/Notice';
import { LazyDayField } from '@/ui/days/lazyDays';
import { toast } from '@/ui/toast';
import { DocumentEditor } from '../content/DocumentEditor';
import { PreviewDialog } from '../content/PreviewDialog';
import {
  type LegalDetail,
  type LegalPageRow,
  useDiscardLegalDraftMutation,
  useGetLegalVersionQuery,
  useRestoreLegalVersionMutation,
  useSaveLegalDraftMutation,
  useSetLegalReviewDateMutation,
} from './legalApi';
import { futureDayError, PublishLegalPageDialog } from './PublishLegalPageDialog';

/** Edits the due date of the next review of the page. Saves it when the focus leaves the field. */
function ReviewField({ page, today }: { page: LegalPageRow; today: string }) {
  const { t } = useLingui();
  const savedDay = page.reviewDueOn ?? '';
  const [day, setDay] = useState(savedDay);
  const [knownDay, setKnownDay] = useState(savedDay);
  if (savedDay !== knownDay) {
    setKnownDay(savedDay);
    // A response must not replace a day that is being edited.
    if (day === knownDay) setDay(savedDay);
  }
  const [refusal, setRefusal] = useState<string | null>(null);
  const [setReviewDue, { error, reset, isLoading, originalArgs }] = useSetLegalReviewDateMutation();
  const submittedDay = isLoading ? (originalArgs?.reviewDueOn ?? '') : savedDay;
  const edit = (next: string) => {
    setDay(next);
    setRefusal(null);
    reset();
  };
  const save = async (chosen: string) => {
    if (chosen === submittedDay) return;
    const problem = futureDayError(chosen, today, null);
    setRefusal(problem);
    if (problem !== null) return;
    const result = await setReviewDue({ pathname: page.pathname, reviewDueOn: chosen || null });
    if (result.data) toast.success(chosen ? t`Review date saved` : t`Review date removed`);
    else if (!fieldErrors(result.error)['reviewDueOn']) toast.error(errorMessage(result.error));
  };
  return (
    <Box sx={{ maxWidth: 280 }}>
      <LazyDayField
        label={t`Next review`}
        today={today}
        value={day}
        onChange={edit}
        onCommit={(chosen) => void save(chosen)}
        error={refusal ?? fieldErrors(error)['reviewDueOn']}
        hint={t`The list of legal pages shows when a review is due.`}
      />
    </Box>
  );
}

function pendingDeploymentText({ version, deployedVersion }: LegalPageRow): string {
  return deployedVersion === null
    ? t`Clients see version ${{ version: version ?? '' }} after the next deployment.`
    : t`Clients see version ${deployedVersion} until the next deployment, and version ${{ version: version ?? '' }} after it.`;
}

const LegalNotices = ({ page }: { page: LegalPageRow }) => {
  const { t } = useLingui();
  return (
    <>
      {page.isTemplate && (
        <Notice tone="amber" title={t`Have a lawyer review this template`}>
          {t`This is a general template, not legal advice. Have it reviewed for your company and country before you publish it. Clients don’t see it until then.`}
        </Notice>
      )}
      {page.isDeploymentPending && (
        <Notice tone="blue" title={t`Undeployed changes`}>
          {pendingDeploymentText(page)}
        </Notice>
      )}
    </>
  );
};

const draftOf = ({ text, page }: LegalDetail) => ({ content: text, lockVersion: page.lockVersion });

function useLegalVersionActions(pathname: string) {
  const [restoreVersion] = useRestoreLegalVersionMutation();
  const [discardDraft] = useDiscardLegalDraftMutation();
  return {
    restore: async (number: number | null, lockVersion: number) => {
      const { data, error } = await restoreVersion({ pathname, lockVersion, number });
      return data ? draftOf(data.restoreLegalVersion) : { error };
    },
    discard: async (lockVersion: number) => {
      const { data, error } = await discardDraft({ pathname, lockVersion });
      return data ? draftOf(data.discardLegalDraft) : { error };
    },
    useVersionQuery: (number: number | null) => {
      const { data, error, refetch } = useGetLegalVersionQuery(
        { pathname, number: number ?? 0 },
        { skip: number === null },
      );
      return { content: data?.legalVersion, error, refetch: () => void refetch() };
    },
  };
}

export function LegalEditor({ detail }: { detail: LegalDetail }) {
  const { t } = useLingui();
  const { page, variables, today } = detail;
  const { pathname } = page;
  const [saveDraft] = useSaveLegalDraftMutation();
  const actions = useLegalVersionActions(pathname);

  return (
    <DocumentEditor
      document={page}
      detail={detail}
      draftId={`legal.${pathname}`}
      save={async ({ title, html }, lockVersion) => {
        const { data, error } = await saveDraft({ input: { pathname, lockVersion, title, html } });
        return data?.saveLegalDraft ?? { error };
      }}
      actions={actions}
      backLink={<Link to={paths.legal}>{t`All legal pages`}</Link>}
      notices={<LegalNotices page={page} />}
      renderPreview={(preview) => (
        <PreviewDialog
          {...preview}
          variables={variables}
          subtitle={t`Effective ${{ day: formatDay(page.effectiveOn ?? today) }}`}
        />
      )}
      renderPublish={(publish) => <PublishLegalPageDialog {...publish} detail={detail} />}
    >
      <ReviewField page={page} today={today} />
    </DocumentEditor>
  );
}
