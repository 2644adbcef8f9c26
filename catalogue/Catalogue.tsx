import Typography from '@mui/material/Typography';
import { Wordmark } from '../src/components/Wordmark';
import {
  Caption,
  Component,
  Components,
  Contents,
  Frame,
  Intro,
  Page,
  Section,
  Stage,
  Stories,
  Window,
} from './catalogueStyles';
import type { Group } from './groups';
import { storyAddress, type Entry, type Story } from './story';
import { StoryView } from './StoryView';

const anchorOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');

function StoryItem({ component, story }: { component: string; story: Story }) {
  const { name, isWide = false, windowHeight } = story;
  const address = storyAddress(component, name);
  const title = `${component}, ${name}`;
  return (
    <li data-wide={isWide || windowHeight !== undefined}>
      <Caption aria-label={title} href={address}>
        {name}
      </Caption>
      {windowHeight === undefined ? (
        <Frame data-story={title} data-wide={isWide}>
          <StoryView story={story} />
        </Frame>
      ) : (
        <Window height={windowHeight} inert loading="lazy" src={address} title={title} />
      )}
    </li>
  );
}

function EntryView({ entry: { component, stories } }: { entry: Entry }) {
  return (
    <Component>
      <h3>{component}</h3>
      <Stories>
        {stories.map((story) => (
          <StoryItem component={component} key={story.name} story={story} />
        ))}
      </Stories>
    </Component>
  );
}

/** Every component in each of its states, in groups. A caption links to its story on a page of its own. */
export function Catalogue({ groups }: { groups: Group[] }) {
  return (
    <Page>
      <Contents aria-label="Contents">
        <Wordmark />
        <ul>
          {groups.map(({ title }) => (
            <li key={title}>
              <a href={`#${anchorOf(title)}`}>{title}</a>
            </li>
          ))}
        </ul>
      </Contents>
      <Stage>
        <Intro>
          <Typography variant="overline">Behind the screen</Typography>
          <h1>Catalogue</h1>
          <p>
            Every component in each of its states, with data from the tests’ builders. Each story
            has its own store and a small fake server, so its controls work. Overlays that would
            cover the page are shown in frames, for viewing only. A caption opens its story on its
            own.
          </p>
        </Intro>
        {groups.map(({ title, entries }) => (
          <Section aria-labelledby={anchorOf(title)} key={title}>
            <h2 id={anchorOf(title)}>{title}</h2>
            <Components>
              {entries.map((entry) => (
                <EntryView entry={entry} key={entry.component} />
              ))}
            </Components>
          </Section>
        ))}
      </Stage>
    </Page>
  );
}
