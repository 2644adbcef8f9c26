import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { PersonRow } from '../../../components/PersonRow';
import type { UserSummary } from '../../../domain/entities';
import { focusNeighbour } from '../../../lib/focus';
import { paths } from '../../../lib/paths';
import { fullName } from '../../../lib/people';

interface HiddenPeopleProps {
  title: string;
  /** Shown for an empty list. */
  empty: string;
  people: readonly UserSummary[];
  /** What the button of each does. */
  verb: 'Unblock' | 'Unmute';
  onShow: (person: UserSummary) => void;
}

/** People whom the viewer blocks or mutes, each with a button that ends it. For who blocks them, the blocked have no profile. */
export function HiddenPeople({ title, empty, people, verb, onShow }: HiddenPeopleProps) {
  return (
    <>
      <Typography component="h3" variant="overline">
        {title}
      </Typography>
      {people.length === 0 ? (
        <Typography color="textSecondary" variant="body2">
          {empty}
        </Typography>
      ) : (
        <List aria-label={title} sx={{ ml: -2 }}>
          {people.map((person) => (
            <PersonRow
              action={
                <Button
                  aria-label={`${verb} ${fullName(person)}`}
                  onClick={({ currentTarget }) => {
                    focusNeighbour(currentTarget);
                    onShow(person);
                  }}
                  size="small"
                  sx={{ flexShrink: 0 }}
                  variant="outlined"
                >
                  {verb}
                </Button>
              }
              avatar={person.avatar}
              key={person._id}
              name={fullName(person)}
              {...(verb === 'Unmute' && { to: paths.profile(person.username) })}
              username={person.username}
            />
          ))}
        </List>
      )}
    </>
  );
}
