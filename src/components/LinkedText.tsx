import { Fragment } from 'react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { linkify } from '../domain/linkify';
import { paths } from '../lib/paths';
import { colour } from '../theme/tokens';
import { MarkedText } from './MarkedText';

const look = {
  color: colour.accent,
  textUnderlineOffset: '3px',
  textDecorationThickness: '1px',
};

const WebAddress = styled('a')(look);
const Mention = styled(Link)(look);

interface LinkedTextProps {
  /** The people whose @names are links; everybody's are where it is left out. */
  mentions?: readonly { username: string }[];
  /** Words that stand out wherever they are, folded. */
  marked?: readonly string[];
  children: string;
}

/** Names differ in case alone where they are one name. */
const isNamed = (name: string, people: readonly { username: string }[]): boolean =>
  people.some(({ username }) => username.toLowerCase() === name.toLowerCase());

const NO_WORDS: readonly string[] = [];

/** A person's own words: their web addresses are links that vouch for nothing, their @names lead to profiles. */
export function LinkedText({ mentions, marked = NO_WORDS, children }: LinkedTextProps) {
  const isUsername = (name: string) => mentions !== undefined && isNamed(name, mentions);
  return linkify(children, isUsername).map((part, index) => {
    const text = <MarkedText words={marked}>{part.text}</MarkedText>;
    switch (part.kind) {
      case 'link':
        return (
          <WebAddress href={part.href} key={index} rel="noopener nofollow ugc" target="_blank">
            {text}
          </WebAddress>
        );
      case 'mention':
        return mentions && !isNamed(part.username, mentions) ? (
          <Fragment key={index}>{text}</Fragment>
        ) : (
          <Mention key={index} to={paths.profile(part.username)}>
            {text}
          </Mention>
        );
      case 'plain':
        return <Fragment key={index}>{text}</Fragment>;
    }
  });
}
