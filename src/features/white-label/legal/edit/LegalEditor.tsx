import Stack from '@mui/material/Stack';
import { paths } from '@/config/paths';
import { Link } from '@/ui/Link';
import { TextField } from '@/ui/TextField';
import { LazyEditor } from '@/ui/editor/LazyEditor';
import * as texts from '@/texts/white-label/legal/edit';
import { ContentBadges } from '../../content/ContentBadges';
import { EditorHeader } from '../../content/EditorHeader';
import { KeptNotice } from '../../content/draft/KeptNotice';
import { ProblemsNotice } from '../../content/ProblemsNotice';
import { StaleWords } from '../../content/draft/StaleWords';
import { useDraft } from '../../content/draft/useDraft';
import { useTask } from '../../content/useTask';
import { useSaveLegalDraftMutation, type LegalDetail } from '../legalApi';
import { LegalDialogs } from './LegalDialogs';
import { LegalNotices } from './LegalNotices';
import { ReviewField } from './ReviewField';

export function LegalEditor({ detail }: { detail: LegalDetail }) {
  const { page, text, variables } = detail;
  const { pathname } = page;
  const [save] = useSaveLegalDraftMutation();
  const task = useTask();
  const draft = useDraft({
    place: `legal.${pathname}`,
    words: text,
    lockVersion: page.lockVersion,
    save: async ({ title, html }, lockVersion) => {
      const answer = await save({ input: { pathname, lockVersion, title, html } });
      return answer.data?.saveLegalDraft ?? { error: answer.error };
    },
  });
  const { keeper, state } = draft;
  const { words, stale } = state;
  const theirs = stale && page.lockVersion > keeper.version ? text : null;

  return (
    <Stack spacing={2.5}>
      <EditorHeader
        title={page.title}
        state={state}
        canPublish={!stale && (page.version === null || page.hasDraft || state.status !== 'Saved')}
        onOpen={task.open}
        more={[
          { label: texts.versions, onClick: () => task.open('history') },
          { label: texts.whatTheDraftChanges, onClick: () => task.open('changes') },
          {
            label: texts.discardDraft,
            isGrave: true,
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
        <StaleWords
          {...{ stale, theirs }}
          mine={words}
          onTheirs={() => keeper.replace(text, page.lockVersion)}
          onMine={() => void keeper.keepMine(page.lockVersion)}
        />
      )}
      <KeptNotice draft={draft} />
      <LegalNotices detail={detail} />
      <ProblemsNotice html={words.html} variables={variables} />
      <TextField
        label={texts.title}
        value={words.title}
        onChange={({ target }) => keeper.type({ title: target.value })}
        error={state.fields['title']}
        maxLength={120}
      />
      <LazyEditor
        key={state.revision}
        label={texts.textOf(page.title)}
        html={words.html}
        onChange={(html) => keeper.type({ html })}
        variables={variables}
      />
      <ReviewField page={page} today={detail.today} />
      <LegalDialogs {...{ detail, draft, task }} />
    </Stack>
  );
}
