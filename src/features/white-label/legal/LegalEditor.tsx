import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { errorMessage, fieldErrors } from '@/api/errors';
import { paths } from '@/config/paths';
import { formatDay } from '@/lib/days';
import { Link } from '@/ui/Link';
import { Notice } from '@/ui/Notice';
import { TextField } from '@/ui/TextField';
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
import { PublishLegalPageDialog } from './PublishLegalPageDialog';

/** Edits the due date of the next review of the page. */
function ReviewField({ page, today }: { page: LegalPageRow; today: string }) {
  const { t } = useLingui();
  const [setReviewDue, { error }] = useSetLegalReviewDateMutation();
  const change = async (day: string) => {
    const result = await setReviewDue({ pathname: page.pathname, reviewDueOn: day || null });
    if (result.data)
      toast.success(day ? t`The day of the next review was saved` : t`The review was taken away`);
    else if (!fieldErrors(result.error)['reviewDueOn']) toast.error(errorMessage(result.error));
  };
  return (
    <Box sx={{ maxWidth: 280 }}>
      <TextField
        key={page.reviewDueOn}
        label={t`Look at it again on`}
        type="date"
        min={today}
        defaultValue={page.reviewDueOn ?? ''}
        error={fieldErrors(error)['reviewDueOn']}
        hint={t`The list of pages reminds you.`}
        onBlur={({ target }) => {
          if (target.value !== (page.reviewDueOn ?? '')) void change(target.value);
        }}
      />
    </Box>
  );
}

function pendingDeploymentText({ version, deployedVersion }: LegalPageRow): string {
  return deployedVersion === null
    ? t`Clients read version ${{ version: version ?? '' }} after the next deployment.`
    : t`Clients read version ${{ version: version ?? '' }} after the next deployment; until then they read version ${deployedVersion}.`;
}

const LegalNotices = ({ page }: { page: LegalPageRow }) => {
  const { t } = useLingui();
  return (
    <>
      {page.isTemplate && (
        <Notice tone="amber" title={t`This is a template, to be checked by a lawyer`}>
          {t`We wrote it for companies in general, and it is no legal advice. Have it checked for your company and your country before you publish it. Clients do not see it until you do.`}
        </Notice>
      )}
      {page.isDeploymentPending && (
        <Notice tone="blue" title={t`Published, and not deployed yet`}>
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
          subtitle={t`In effect from ${{ day: formatDay(page.effectiveOn ?? today) }}`}
        />
      )}
      renderPublish={(publish) => <PublishLegalPageDialog {...publish} detail={detail} />}
    >
      <ReviewField page={page} today={today} />
    </DocumentEditor>
  );
}
