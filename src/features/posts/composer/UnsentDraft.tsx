import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { isBlank } from '../../../domain/blank';
import { filmName } from '../../../lib/films';
import { clampLines } from '../../../theme/clampLines';
import { colour, space } from '../../../theme/tokens';
import type { PostDraft } from '../../drafts/postDraft';

const Root = styled(Alert)({
  margin: space(4),
  padding: space(4),
  '& .MuiAlert-message': { gap: space(3) },
});

const Quote = styled(Typography)<{ component: 'blockquote' }>({
  ...clampLines(3),
  color: colour.inkSoft,
});

/** Shown for a draft without text, by its number of pictures: none, one or several. */
const WITHOUT_WORDS = ['No words yet.', 'A photo without words.', 'Photos without words.'];

interface UnsentDraftProps {
  draft: PostDraft;
  role: 'alert' | 'status';
  /** Why it is not published. */
  message: string;
  /** The buttons that decide what to do with it. */
  children: React.ReactNode;
}

/** An unpublished post or draft, with its buttons. */
export function UnsentDraft({ draft, role, message, children }: UnsentDraftProps) {
  const { film, list } = draft;
  const hasWords = !isBlank(draft.content);
  return (
    <Root role={role} severity={role === 'alert' ? 'error' : 'info'}>
      <p>{message}</p>
      {film && <Typography variant="subtitle2">{filmName(film)}</Typography>}
      {list && (
        <Typography dir="auto" variant="subtitle2">
          {list.title}
        </Typography>
      )}
      {(hasWords || !(film ?? list) || draft.pictures.length > 0) && (
        <Quote component="blockquote" dir="auto" variant="body2">
          {hasWords ? draft.content : WITHOUT_WORDS[Math.min(draft.pictures.length, 2)]}
        </Quote>
      )}
      <Stack direction="row" sx={{ gap: 2 }}>
        {children}
      </Stack>
    </Root>
  );
}
