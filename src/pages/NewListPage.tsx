import { useNavigate } from 'react-router-dom';
import { useAppDispatch } from '../app/hooks';
import { useLists } from '../features/lists/useLists';
import { listMade } from '../features/lists/changes/saveList';
import { EMPTY_LIST } from '../features/lists/editor/listForm';
import { ListEditor } from '../features/lists/editor/ListEditor';
import { fieldsOfDraft } from '../features/lists/listFields';
import { useViewer } from '../features/users/useViewer';
import { summaryOf } from '../lib/people';
import { overlayEntryLeft } from '../features/ui/overlayHistory';
import { paths } from '../lib/paths';

/** `/new-list`: the form of a new list. */
export function NewListPage() {
  useLists();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const viewer = useViewer();
  if (!viewer) return null;
  return (
    <ListEditor
      backTo={paths.lists(viewer.username)}
      base={EMPTY_LIST}
      heading="New list"
      listId={null}
      onSave={(draft, draftId) => {
        if (draftId === undefined) return;
        const { films, ...facts } = fieldsOfDraft(draft);
        const isResent = draft.began !== undefined;
        dispatch(listMade({ _id: draftId, owner: summaryOf(viewer), ...facts }, films, isResent));
        void overlayEntryLeft().then(() => navigate(paths.list(draftId), { replace: true }));
      }}
    />
  );
}
