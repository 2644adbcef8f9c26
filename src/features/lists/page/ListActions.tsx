import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditOutlined from '@mui/icons-material/EditOutlined';
import FavoriteBorderRounded from '@mui/icons-material/FavoriteBorderRounded';
import FavoriteRounded from '@mui/icons-material/FavoriteRounded';
import FileCopyOutlined from '@mui/icons-material/FileCopyOutlined';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import LinkRounded from '@mui/icons-material/LinkRounded';
import Stack from '@mui/material/Stack';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { ActionButton } from '../../../components/ActionButton';
import { SharePageButton } from '../../../components/SharePageButton';
import type { List } from '../../../domain/lists';
import { paths } from '../../../lib/paths';
import { selectSessionUser } from '../../auth/authSlice';
import { modalOpened } from '../../ui/uiSlice';
import { useCopyLink } from '../../ui/useCopyLink';
import { useShare } from '../../ui/useShare';
import { listDeleted } from '../changes/deleteList';
import { listLikeToggled } from '../changes/likeList';
import { useCloneList } from './useCloneList';

function LikeButton({ list: { _id, liked, likeCount } }: { list: List }) {
  const dispatch = useAppDispatch();
  return (
    <ActionButton
      aria-label="Like"
      aria-pressed={liked}
      onClick={() => dispatch(listLikeToggled(_id, !liked))}
    >
      {liked ? <FavoriteRounded /> : <FavoriteBorderRounded />}
      <span data-testid="like-count">{likeCount}</span>
    </ActionButton>
  );
}

/** Like and share, which take others who can open the list. */
function PublicActions({ list }: { list: List }) {
  const { _id, title } = list;
  const path = paths.list(_id);
  const copy = useCopyLink(path);
  const share = useShare({ path, title, subject: { kind: 'list', listId: _id } });
  return (
    <>
      <LikeButton list={list} />
      <ActionButton onClick={() => void copy()}>
        <LinkRounded />
        Copy link
      </ActionButton>
      <SharePageButton {...share} />
    </>
  );
}

/** Of a private list, whose link opens for nobody else, a picture can be shared. */
function PictureButton({ list: { _id: listId } }: { list: List }) {
  const dispatch = useAppDispatch();
  const subject = { kind: 'list', listId } as const;
  return (
    <ActionButton onClick={() => dispatch(modalOpened({ kind: 'sharePicture', subject }))}>
      <ImageOutlined />
      As a picture
    </ActionButton>
  );
}

/** Edit and delete, for the list's owner. */
function OwnerActions({ list }: { list: List }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return (
    <>
      <ActionButton onClick={() => void navigate(paths.editList(list._id))}>
        <EditOutlined />
        Edit
      </ActionButton>
      <ActionButton
        onClick={() => {
          dispatch(listDeleted(list));
          void navigate(paths.lists(list.owner.username), { replace: true });
        }}
      >
        <DeleteOutlineRounded />
        Delete
      </ActionButton>
    </>
  );
}

function ReportButton({ list: { _id: id, title } }: { list: List }) {
  const dispatch = useAppDispatch();
  const about = { kind: 'list', id } as const;
  return (
    <ActionButton onClick={() => dispatch(modalOpened({ kind: 'report', about, name: title }))}>
      <FlagOutlined />
      Report
    </ActionButton>
  );
}

interface ListActionsProps {
  list: List;
  /** Further buttons, which come first. */
  children?: React.ReactNode;
}

/** What the viewer can do with a list. */
export function ListActions({ list, children }: ListActionsProps) {
  const isOwn = useAppSelector(selectSessionUser)?._id === list.owner._id;
  const clone = useCloneList(list._id);
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
      {children}
      {list.public ? <PublicActions list={list} /> : <PictureButton list={list} />}
      <ActionButton onClick={() => void clone()}>
        <FileCopyOutlined />
        Clone
      </ActionButton>
      {isOwn ? <OwnerActions list={list} /> : <ReportButton list={list} />}
    </Stack>
  );
}
