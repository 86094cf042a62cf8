import Box from '@mui/material/Box';
import { useState } from 'react';
import { SelectField } from '@/ui/SelectField';
import type { EditorPictures } from '@/ui/editor/editorProps';
import * as texts from '@/texts/white-label/quick-guide/edit';
import { PreviewDialog } from '../../content/PreviewDialog';
import type { Words } from '../../content/words';
import { useGetGuidePlansQuery, type GuideDetail } from '../quickGuideApi';

interface GuidePreviewProps {
  detail: GuideDetail;
  words: Words;
  pictures: EditorPictures;
  onClose: () => void;
}

/** The guide as a visitor or a client on some plan sees it, or does not. */
export function GuidePreview({ detail, words, pictures, onClose }: GuidePreviewProps) {
  const { guide, variables } = detail;
  const { data } = useGetGuidePlansQuery();
  const [planId, setPlanId] = useState('');
  const plans = data?.clientBillingPlans ?? [];
  const isSeen = guide.planIds === null || guide.planIds.includes(planId);
  const who = plans.find(({ id }) => id === planId)?.name;

  return (
    <PreviewDialog
      {...{ words, variables, onClose }}
      pictureUrl={pictures.urlOf}
      hidden={isSeen ? null : texts.aClientOnAVisitorDoes(who)}
    >
      <Box sx={{ minWidth: 200 }}>
        <SelectField
          label={texts.seenBy}
          isLabelHidden
          placeholder={texts.aVisitor}
          options={plans.map(({ id, name }) => ({ value: id, label: texts.aClientOn(name) }))}
          value={planId}
          onChange={({ target }) => setPlanId(target.value)}
        />
      </Box>
    </PreviewDialog>
  );
}
