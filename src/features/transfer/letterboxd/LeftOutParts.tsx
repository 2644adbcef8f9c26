import Typography from '@mui/material/Typography';
import { counted, listed } from './describeEnd';
import { LEFT_OUT, type LeftOut } from './extras';

const WORDS: Record<(typeof LEFT_OUT)[number], readonly [one: string, many: string]> = {
  likes: ['like', 'likes'],
  comments: ['comment', 'comments'],
  deleted: ['line you had deleted there', 'lines you had deleted there'],
  favourites: ['favourite', 'favourites'],
  tags: ['tag', 'tags'],
  profileFields: ['profile field', 'profile fields'],
  files: ['other file', 'other files'],
};

/** What a file holds that is not imported; renders nothing if there is nothing. */
export function LeftOutParts({ leftOut }: { leftOut: LeftOut }) {
  const parts = LEFT_OUT.flatMap((part) => {
    const count = leftOut[part] ?? 0;
    return count === 0 ? [] : counted(count, ...WORDS[part]);
  });
  return parts.length === 0 ? null : <Typography>Not imported: {listed(parts)}.</Typography>;
}
