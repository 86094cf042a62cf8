import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { errorMessage, fieldErrors } from '@/api/errors';
import { paths } from '@/config/paths';
import { formatDate } from '@/lib/format';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import * as texts from '@/texts/white-label/legal/edit';
import { LazyEditor } from '@/ui/editor/LazyEditor';
import { Link } from '@/ui/Link';
import { Notice } from '@/ui/Notice';
import { TextField } from '@/ui/TextField';
import { toast } from '@/ui/toast';
import { contentLimits } from '@contract/content';
import { ContentBadges } from '../../content/ContentBadges';
import { EditorHeader } from '../../content/EditorHeader';
import { ProblemsNotice } from '../../content/ProblemsNotice';
import { StaleDraftNotice } from '../../content/draft/StaleDraftNotice';
import { UnsavedDraftNotice } from '../../content/draft/UnsavedDraftNotice';
import { useDraft } from '../../content/draft/useDraft';
import { useContentTask } from '../../content/useContentTask';
import { useEditedRecently } from '../../content/useEditedRecently';
import {
  type LegalDetail,
  type LegalPageRow,
  useSaveLegalDraftMutation,
  useSetLegalReviewDateMutation,
} from '../legalApi';
import { LegalDialogs } from './LegalDialogs';

/** Edits the due date of the next review of the page. */
function ReviewField({ page, today }: { page: LegalPageRow; today: string }) {
  const [setReviewDue, { error }] = useSetLegalReviewDateMutation();
  const change = async (day: string) => {
    const result = await setReviewDue({ pathname: page.pathname, reviewDueOn: day || null });
    if (result.data) toast.success(day ? texts.theDayOfTheNextReview : texts.theReviewWasTakenAway);
    else if (!fieldErrors(result.error)['reviewDueOn']) toast.error(errorMessage(result.error));
  };
  return (
    <Box sx={{ maxWidth: 280 }}>
      <TextField
        key={page.reviewDueOn}
        label={texts.lookAtItAgain}
        type="date"
        min={today}
        defaultValue={page.reviewDueOn ?? ''}
        error={fieldErrors(error)['reviewDueOn']}
        hint={texts.theListOfPagesRemindsYou}
        onBlur={({ target }) => {
          if (target.value !== (page.reviewDueOn ?? '')) void change(target.value);
        }}
      />
    </Box>
  );
}

function LegalNotices({ detail: { page } }: { detail: LegalDetail }) {
  const viewerName = useAppSelector(selectOperator)?.name;
  const isRecent = useEditedRecently(page.updatedAt);
  const isOtherEditor = page.updatedBy !== null && page.updatedBy !== viewerName;
  return (
    <>
      {isRecent && isOtherEditor && page.updatedAt && (
        <Notice tone="blue" title={texts.mayBeWritingHereToo(page.updatedBy)}>
          {texts.theLastChangeIsOfWhoever(formatDate(page.updatedAt, 'time'))}
        </Notice>
      )}
      {page.isTemplate && (
        <Notice tone="amber" title={texts.thisIsATemplate}>
          {texts.weWroteItForCompanies}
        </Notice>
      )}
      {page.isDeploymentPending && (
        <Notice tone="blue" title={texts.publishedAndNotDeployedYet}>
          {texts.clientsReadVersionAfterTheNext(page.version, page.deployedVersion)}
        </Notice>
      )}
    </>
  );
}

export function LegalEditor({ detail }: { detail: LegalDetail }) {
  const { page, text, variables } = detail;
  const { pathname } = page;
  const [save] = useSaveLegalDraftMutation();
  const task = useContentTask();
  const draft = useDraft({
    draftId: `legal.${pathname}`,
    content: text,
    lockVersion: page.lockVersion,
    save: async ({ title, html }, lockVersion) => {
      const result = await save({ input: { pathname, lockVersion, title, html } });
      return result.data?.saveLegalDraft ?? { error: result.error };
    },
  });
  const { draftStore, state } = draft;
  const { content, stale } = state;
  const theirs = stale && page.lockVersion > draftStore.version ? text : null;

  return (
    <Stack spacing={2.5}>
      <EditorHeader
        title={page.title}
        state={state}
        canPublish={!stale && (page.version === null || page.hasDraft || state.status !== 'Saved')}
        onOpen={task.open}
        moreActions={[
          { label: texts.versions, onClick: () => task.open('history') },
          { label: texts.whatTheDraftChanges, onClick: () => task.open('changes') },
          {
            label: texts.discardDraft,
            isDestructive: true,
            isDisabled: !page.hasDraft,
            onClick: () => task.open('discard'),
          },
        ]}
      >
        <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, alignItems: 'center' }}>
          <Link to={paths.legal}>{texts.allLegalPages}</Link>
          <ContentBadges {...page} />
        </Stack>
      </EditorHeader>
      {stale && (
        <StaleDraftNotice
          {...{ stale, theirs }}
          mine={content}
          onTheirs={() => draftStore.replace(text, page.lockVersion)}
          onMine={() => void draftStore.overwrite(page.lockVersion)}
        />
      )}
      <UnsavedDraftNotice draft={draft} />
      <LegalNotices detail={detail} />
      <ProblemsNotice html={content.html} variables={variables} />
      <TextField
        label={texts.title}
        value={content.title}
        onChange={({ target }) => draftStore.edit({ title: target.value })}
        error={state.fields['title']}
        maxLength={contentLimits.title.max}
      />
      <LazyEditor
        key={state.revision}
        label={texts.textOf(page.title)}
        html={content.html}
        onChange={(html) => draftStore.edit({ html })}
        variables={variables}
      />
      <ReviewField page={page} today={detail.today} />
      <LegalDialogs {...{ detail, draft, task }} />
    </Stack>
  );
}
