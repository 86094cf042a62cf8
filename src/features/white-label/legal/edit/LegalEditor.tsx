import Stack from '@mui/material/Stack';
import { contentLimits } from '@contract/content';
import { paths } from '@/config/paths';
import { Link } from '@/ui/Link';
import { TextField } from '@/ui/TextField';
import { LazyEditor } from '@/ui/editor/LazyEditor';
import * as texts from '@/texts/white-label/legal/edit';
import { ContentBadges } from '../../content/ContentBadges';
import { EditorHeader } from '../../content/EditorHeader';
import { UnsavedDraftNotice } from '../../content/draft/UnsavedDraftNotice';
import { ProblemsNotice } from '../../content/ProblemsNotice';
import { StaleDraftNotice } from '../../content/draft/StaleDraftNotice';
import { useDraft } from '../../content/draft/useDraft';
import { useContentTask } from '../../content/useContentTask';
import { useSaveLegalDraftMutation, type LegalDetail } from '../legalApi';
import { LegalDialogs } from './LegalDialogs';
import { LegalNotices } from './LegalNotices';
import { ReviewField } from './ReviewField';

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
