import List from '@mui/material/List';
import styled from '@emotion/styled';
import { visuallyHidden } from '../components/VisuallyHidden';
import { colour, media, space, text } from '../theme/tokens';
import { currentPage } from './navStyles';

export const Column = styled('nav')({ display: 'flex', flexGrow: 1, minHeight: 0 });

export const Items = styled(List)({
  display: 'flex',
  flexDirection: 'column',
  gap: space(1),
  width: '100%',
  '& .MuiListItemButton-root': {
    justifyContent: 'center',
    gap: space(4),
    minHeight: '48px',
    color: colour.inkSoft,
    fontSize: text.lead,
    lineHeight: 1.2,
    [media.hover]: { '&:hover': { color: colour.ink } },
    '&[aria-current=page]': currentPage({ inset: 'calc(50% - 2px) auto auto -6px' }),
    [media.full]: { justifyContent: 'flex-start', padding: `${space(2)} ${space(3)}` },
  },
});

/** Visible from 1200 px; narrower, only for screen readers. */
export const Label = styled('span')({ minWidth: 0, [media.belowFull]: visuallyHidden });
