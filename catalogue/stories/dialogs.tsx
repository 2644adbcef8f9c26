import { useRef, useState } from 'react';
import MoreHorizRounded from '@mui/icons-material/MoreHorizRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import { Dialog } from '../../src/components/Dialog';
import { HidingMenu } from '../../src/components/HidingMenu';
import { LazyShareMenu } from '../../src/components/LazyShareMenu';
import { Menu } from '../../src/components/Menu';
import { MenuRadio } from '../../src/components/MenuRadio';
import { ShareMenu } from '../../src/components/ShareMenu';
import { OptionsButton } from '../../src/components/OptionsButton';
import { SharePageButton } from '../../src/components/SharePageButton';
import { EditPostDialog } from '../../src/features/posts/composer/EditPostDialog';
import { Lightbox } from '../../src/features/posts/lightbox/Lightbox';
import { photosOf } from '../../src/features/posts/lightbox/photoSlides';
import { postsApi } from '../../src/features/posts/postsApi';
import { ResetDataDialog } from '../../src/features/ui/ResetDataDialog';
import { SplitExportDialog } from '../../src/features/transfer/letterboxd/SplitExportDialog';
import { ShortcutsDialog } from '../../src/features/ui/ShortcutsDialog';
import { FavouritesField } from '../../src/features/films/favourites/FavouritesField';
import { BlockDialog } from '../../src/features/users/hidden/BlockDialog';
import { EditProfileDialog } from '../../src/features/users/EditProfileDialog';
import { ImportDataDialog } from '../../src/features/transfer/ownData/ImportDataDialog';
import { PeopleDialog } from '../../src/features/users/PeopleDialog';
import { aPost } from '../../src/testing/builders';
import { ANA, FOLLOWING_ANA, KAI, NOEL, nothing, PHOTO, RUTH } from '../cast';
import type { Entry } from '../story';

type Anchor = React.RefObject<HTMLButtonElement | null>;

/** A menu opens at its button, which must therefore be rendered first. */
function AtButton({ menu }: { menu: (anchor: Anchor) => React.ReactNode }) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  return (
    <>
      <IconButton aria-label="Options" ref={setButton}>
        <MoreHorizRounded />
      </IconButton>
      {button && menu({ current: button })}
    </>
  );
}

function OpenMenu({ children }: { children: React.ReactNode }) {
  return (
    <AtButton
      menu={(anchor) => (
        <Menu anchor={anchor} label="Options" onClose={nothing} open>
          {children}
        </Menu>
      )}
    />
  );
}

function Options() {
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <OptionsButton
      anchor={anchor}
      button={{ onClick: nothing }}
      fail={nothing}
      isOpen={false}
      label="Options for Kai Lindqvist"
    >
      {null}
    </OptionsButton>
  );
}

const hiding = (isMuted: boolean) => () => (
  <AtButton
    menu={(anchor) => (
      <HidingMenu
        anchor={anchor}
        isMuted={isMuted}
        label="Options"
        name="Kai Lindqvist"
        onBlock={nothing}
        onClose={nothing}
        onMute={nothing}
        onReport={nothing}
        reported="post"
      />
    )}
  />
);

const SHARING = {
  link: 'https://cinefolk.example/list/rain',
  title: 'Rain on windows',
  onClose: nothing,
  onCopy: nothing,
  onPicture: nothing,
  onShareFailed: nothing,
};

const PICTURE = { src: PHOTO, alt: 'Cars before a screen at dusk' };
const POST = aPost({ author: ANA, pictures: [PICTURE] });
const PHOTOS = photosOf({ ...POST, pictures: [PICTURE, PICTURE, PICTURE] });
const others = [RUTH, NOEL, KAI];

export const dialogs: Entry[] = [
  {
    component: 'Dialog',
    stories: [
      {
        name: 'with an action',
        windowHeight: 180,
        render: () => (
          <Dialog
            action={
              <Button size="small" variant="contained">
                Save
              </Button>
            }
            onClose={nothing}
            open
            title="Edit Profile"
          >
            <p style={{ padding: 20 }}>What is asked stands here.</p>
          </Dialog>
        ),
      },
    ],
  },
  {
    component: 'Menu',
    stories: [
      {
        name: 'of actions',
        windowHeight: 200,
        render: () => (
          <OpenMenu>
            <MenuItem>Edit</MenuItem>
            <MenuItem>Delete</MenuItem>
          </OpenMenu>
        ),
      },
    ],
  },
  {
    component: 'MenuRadio',
    stories: [
      {
        name: 'one of two',
        windowHeight: 200,
        render: () => (
          <OpenMenu>
            <MenuRadio checked onChoose={nothing}>
              Latest
            </MenuRadio>
            <MenuRadio checked={false} onChoose={nothing}>
              Oldest
            </MenuRadio>
          </OpenMenu>
        ),
      },
    ],
  },
  {
    component: 'ShareMenu',
    stories: [
      {
        name: 'of a list',
        windowHeight: 240,
        render: () => <AtButton menu={(anchor) => <ShareMenu {...SHARING} anchor={anchor} />} />,
      },
    ],
  },
  {
    component: 'HidingMenu',
    stories: [
      { name: 'of somebody', windowHeight: 200, render: hiding(false) },
      { name: 'of somebody muted', windowHeight: 200, render: hiding(true) },
    ],
  },
  {
    component: 'OptionsButton',
    stories: [{ name: 'closed', render: () => <Options /> }],
  },
  {
    component: 'LazyShareMenu',
    stories: [
      {
        name: 'open',
        windowHeight: 240,
        render: () => (
          <AtButton
            menu={(anchor) => <LazyShareMenu {...SHARING} anchor={anchor} fail={nothing} isOpen />}
          />
        ),
      },
    ],
  },
  {
    component: 'SharePageButton',
    stories: [
      {
        name: 'closed',
        render: () => (
          <SharePageButton
            anchor={{ current: null }}
            button={{ 'aria-expanded': false, 'aria-haspopup': 'menu', onClick: nothing }}
            menu={{ ...SHARING, fail: nothing, isOpen: false }}
          />
        ),
      },
    ],
  },
  {
    component: 'EditPostDialog',
    stories: [
      {
        name: 'with a photo',
        windowHeight: 640,
        setting: {
          answers: (transport) => transport.answersWith('GET /api/posts/', { post: POST }),
          happens: (dispatch) => void dispatch(postsApi.endpoints.getPost.initiate(POST._id)),
        },
        render: () => <EditPostDialog postId={POST._id} />,
      },
    ],
  },
  {
    component: 'Lightbox',
    stories: [
      {
        name: 'between two photos',
        windowHeight: 420,
        render: () => PHOTOS[1] && <Lightbox photo={PHOTOS[1]} photos={PHOTOS} />,
      },
    ],
  },
  {
    component: 'EditProfileDialog',
    stories: [
      {
        name: 'as it opens',
        windowHeight: 660,
        setting: { others },
        render: () => <EditProfileDialog favourites={<FavouritesField />} />,
      },
    ],
  },
  {
    component: 'PeopleDialog',
    stories: [
      {
        name: 'with people',
        windowHeight: 320,
        setting: { viewer: FOLLOWING_ANA, others },
        render: () => <PeopleDialog kind="following" username="ana" />,
      },
      {
        name: 'with nobody',
        windowHeight: 360,
        setting: { others },
        render: () => <PeopleDialog kind="following" username="ana" />,
      },
    ],
  },
  {
    component: 'ShortcutsDialog',
    stories: [{ name: 'switched on', windowHeight: 760, render: () => <ShortcutsDialog /> }],
  },
  {
    component: 'SplitExportDialog',
    stories: [
      {
        name: 'after an export of three files',
        windowHeight: 420,
        render: () => (
          <SplitExportDialog
            fileName="cinefolk-ana-2026-01-04-films.zip"
            files={3}
            lists={0}
            splitLists={0}
            loved={0}
          />
        ),
      },
      {
        name: 'with lists and loved films',
        windowHeight: 560,
        render: () => (
          <SplitExportDialog
            fileName="cinefolk-ana-2026-01-04-films.zip"
            files={1}
            lists={2}
            splitLists={1}
            loved={7}
          />
        ),
      },
    ],
  },
  {
    component: 'BlockDialog',
    stories: [
      {
        name: 'asking',
        windowHeight: 280,
        setting: { viewer: FOLLOWING_ANA },
        render: () => <BlockDialog isTheirs={false} user={RUTH} />,
      },
    ],
  },
  {
    component: 'ResetDataDialog',
    stories: [{ name: 'asking', windowHeight: 360, render: () => <ResetDataDialog /> }],
  },
  {
    component: 'ImportDataDialog',
    stories: [{ name: 'as it opens', windowHeight: 320, render: () => <ImportDataDialog /> }],
  },
];
