import { useAppDispatch } from '../../app/hooks';
import { Dialog } from '../../components/Dialog';
import type { PictureSubject } from '../ui/overlays';
import { modalClosed } from '../ui/uiSlice';
import { AllTimeSubject } from './subjects/AllTimeSubject';
import { FilmSubject } from './subjects/FilmSubject';
import { ListSubject } from './subjects/ListSubject';
import { PostSubject } from './subjects/PostSubject';
import { YearSubject } from './subjects/YearSubject';

function Subject({ subject }: { subject: PictureSubject }) {
  switch (subject.kind) {
    case 'post':
      return <PostSubject {...subject} />;
    case 'film':
      return <FilmSubject {...subject} />;
    case 'list':
      return <ListSubject {...subject} />;
    case 'year':
      return <YearSubject {...subject} />;
    case 'allTime':
      return <AllTimeSubject {...subject} />;
  }
}

/** Shares something as a picture that is drawn in the page. */
export function SharePictureDialog({ subject }: { subject: PictureSubject }) {
  const dispatch = useAppDispatch();
  return (
    <Dialog onClose={() => dispatch(modalClosed())} open title="Share as a picture">
      <Subject subject={subject} />
    </Dialog>
  );
}
