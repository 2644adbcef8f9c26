import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import type { SharedList } from '../../../domain/entities';
import { ListFacts } from '../list/ListFacts';
import { listFrame } from '../list/listFrame';

const Frame = styled('div')(listFrame);

interface DraftListProps {
  list: SharedList;
  onRemove: () => void;
}

/** The list that a draft is about. */
export function DraftList({ list, onRemove }: DraftListProps) {
  return (
    <Box aria-label={list.title} role="group">
      <Frame>
        <ListFacts list={list} />
      </Frame>
      <Button onClick={onRemove} size="small" sx={{ ml: -4 }}>
        Remove list
      </Button>
    </Box>
  );
}
