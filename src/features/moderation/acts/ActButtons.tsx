import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import type { About, PlainAct, Subject } from '../../../domain/moderation';
import { TextWithName } from '../../../components/TextWithName';
import { selectSessionUser } from '../../auth/authSlice';
import { modalOpened } from '../../ui/uiSlice';
import { authorOf, nameOf } from '../subject/subjectNames';
import { ACT_TEXTS, actTitle } from './actTexts';

interface Offer {
  act: PlainAct;
  about: About;
  name: string;
}

/** What can be taken back of what was done to it. */
const reversalsOf = (subject: Subject): PlainAct[] => {
  if (subject.kind === 'post' && subject.post?.takenDown) return ['give-back'];
  if (subject.kind === 'list' && subject.list?.takenDown) return ['give-back'];
  return subject.kind === 'user' && subject.user?.suspended ? ['free'] : [];
};

/** What can be done to what is reported. */
const actsFor = (subject: Subject): PlainAct[] => {
  const reversals = reversalsOf(subject);
  if (reversals.length > 0) return reversals;
  if (subject.kind === 'post' && subject.post) return ['take-down'];
  if (subject.kind === 'list' && subject.list) return ['take-down'];
  return subject.kind === 'user' && subject.user ? ['suspend', 'end-sessions'] : [];
};

interface ActButtonsProps {
  subject: Subject;
  /** Whether it is reported, and the report is open: otherwise only what was done can be taken back. */
  isOpen: boolean;
}

/** The buttons of a moderator; each asks for a reason. */
export function ActButtons({ subject, isOpen }: ActButtonsProps) {
  const dispatch = useAppDispatch();
  const viewerId = useAppSelector(selectSessionUser)?._id;
  const about = { kind: subject.kind, id: subject.id };
  const name = nameOf(subject);
  const author = authorOf(subject);
  const offers: Offer[] = (isOpen ? actsFor(subject) : reversalsOf(subject)).map((act) => ({
    act,
    about,
    name,
  }));
  if (isOpen && author && author.id !== viewerId)
    offers.push({ act: 'suspend', about: { kind: 'user', id: author.id }, name: author.name });
  if (isOpen) offers.push({ act: 'dismiss', about, name });
  if (offers.length === 0) return null;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
      {offers.map((offer) => (
        <Button
          aria-label={actTitle(offer.act, offer.name)}
          key={offer.act}
          onClick={() => dispatch(modalOpened({ kind: 'moderate', ...offer }))}
          size="small"
          variant={offer.act === 'dismiss' ? 'text' : 'outlined'}
        >
          {offer.about.kind === about.kind ? (
            ACT_TEXTS[offer.act].verb
          ) : (
            <span>
              <TextWithName name={offer.name} text={actTitle(offer.act, offer.name)} />
            </span>
          )}
        </Button>
      ))}
    </Stack>
  );
}
