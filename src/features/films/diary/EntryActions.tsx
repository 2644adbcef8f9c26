import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditOutlined from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useAppDispatch } from '../../../app/hooks';
import type { DiaryEntry } from '../../../domain/films';
import { focusNeighbour } from '../../../lib/focus';
import { modalOpened } from '../../ui/uiSlice';
import { entryDeleted } from '../changes/entry';

/** Edit and delete. An entry created by a post has none: it is changed with the post. */
export function EntryActions({ entry }: { entry: DiaryEntry }) {
  const dispatch = useAppDispatch();
  const { title } = entry.film;
  return (
    <Stack direction="row" sx={{ ml: -3 }}>
      <IconButton
        aria-label={`Edit the entry for ${title}`}
        onClick={() => dispatch(modalOpened({ kind: 'editEntry', entryId: entry._id }))}
        title="Edit"
      >
        <EditOutlined />
      </IconButton>
      <IconButton
        aria-label={`Delete the entry for ${title}`}
        onClick={({ currentTarget }) => {
          focusNeighbour(currentTarget);
          dispatch(entryDeleted(entry));
        }}
        title="Delete"
      >
        <DeleteOutlineRounded />
      </IconButton>
    </Stack>
  );
}
