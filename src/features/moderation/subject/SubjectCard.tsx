import Typography from '@mui/material/Typography';
import styled from '@emotion/styled';
import { CardLink } from '../../../components/CardLink';
import { ListTeaser } from '../../../components/ListTeaser';
import { PersonAvatar } from '../../../components/PersonAvatar';
import { Photo } from '../../../components/Photo';
import { Poster } from '../../../components/poster/Poster';
import type { UserSummary } from '../../../domain/entities';
import type { Subject } from '../../../domain/moderation';
import { filmName } from '../../../lib/films';
import { fullName } from '../../../lib/people';
import { clampLines } from '../../../theme/clampLines';
import { space } from '../../../theme/tokens';
import { textOf } from '../../posts/textOf';
import { nameOf, pathOf } from './subjectNames';

const Card = styled(CardLink)({
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: space(4),
  alignItems: 'start',
});

const Excerpt = styled(Typography)<{ component: 'p' }>({
  ...clampLines(4),
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});

function Person({ person }: { person: UserSummary }) {
  return (
    <Typography color="textSecondary" noWrap variant="body2">
      <strong>
        <bdi>{fullName(person)}</bdi>
      </strong>{' '}
      <bdi>@{person.username}</bdi>
    </Typography>
  );
}

/** What a report is about, as it is now, with a link to it. */
export function SubjectCard({ subject }: { subject: Subject }) {
  const path = pathOf(subject);
  if (path === null)
    return (
      <Typography color="textSecondary" sx={{ fontStyle: 'italic' }}>
        About {nameOf(subject)}.
      </Typography>
    );
  if (subject.kind === 'list' && subject.list)
    return (
      <ListTeaser posters={subject.list.posters} title={subject.list.title} to={path}>
        by <bdi>{fullName(subject.list.owner)}</bdi>
      </ListTeaser>
    );
  const name = nameOf(subject);
  return (
    <Card aria-label={name.charAt(0).toUpperCase() + name.slice(1)} to={path}>
      {subject.kind === 'post' && subject.post && (
        <>
          {subject.post.pictures[0] ? (
            <Photo alt="" shape={1} src={subject.post.pictures[0].src} />
          ) : (
            <PersonAvatar
              name={fullName(subject.post.author)}
              size={56}
              src={subject.post.author.avatar}
            />
          )}
          <div>
            <Person person={subject.post.author} />
            <Excerpt component="p" dir="auto">
              {textOf(subject.post)}
            </Excerpt>
          </div>
        </>
      )}
      {subject.kind === 'user' && subject.user && (
        <>
          <PersonAvatar name={name} size={56} src={subject.user.avatar} />
          <div style={{ alignSelf: 'center' }}>
            <Person person={subject.user} />
          </div>
        </>
      )}
      {subject.kind === 'film' && subject.film && (
        <>
          <Poster film={subject.film} />
          <div>
            <Typography component="p" dir="auto" variant="h3">
              {filmName(subject.film)}
            </Typography>
            {subject.addedBy && (
              <Typography color="textSecondary" variant="body2">
                added by <bdi>{fullName(subject.addedBy)}</bdi>
              </Typography>
            )}
          </div>
        </>
      )}
    </Card>
  );
}
