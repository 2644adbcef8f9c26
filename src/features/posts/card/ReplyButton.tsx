import ChatBubbleOutlineRounded from '@mui/icons-material/ChatBubbleOutlineRounded';
import IconButton from '@mui/material/IconButton';
import { useLocation, useNavigate } from 'react-router-dom';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { focusField } from '../../../lib/focus';
import { focusAfterNavigation } from '../../../lib/focusAfterNavigation';
import { paths } from '../../../lib/paths';
import { REPLY_FIELD } from '../composer/composerField';
import { ActionCount, CountedAction } from './CountedAction';

interface ReplyButtonProps {
  postId: string;
  replyCount: number;
}

/** Leads to the post's reply field, with the number of replies. */
export function ReplyButton({ postId, replyCount }: ReplyButtonProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const address = paths.post(postId);
  const answer = () => {
    if (pathname === address) {
      focusField(REPLY_FIELD);
      return;
    }
    focusAfterNavigation(REPLY_FIELD);
    void navigate(address);
  };
  return (
    <CountedAction>
      <IconButton aria-label="Reply" onClick={answer} title="Reply">
        <ChatBubbleOutlineRounded />
      </IconButton>
      <ActionCount data-testid="reply-count">{replyCount}</ActionCount>
      <VisuallyHidden>{replyCount === 1 ? 'reply' : 'replies'}</VisuallyHidden>
    </CountedAction>
  );
}
