import { Fragment } from 'react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { linkify } from '../domain/linkify';
import { paths } from '../lib/paths';
import { colour } from '../theme/tokens';
import { MarkedText } from './MarkedText';

const linkStyle = {
  color: colour.accent,
  textUnderlineOffset: '3px',
  textDecorationThickness: '1px',
};

const WebAddress = styled('a')(linkStyle);
const Mention = styled(Link)(linkStyle);

interface LinkedTextProps {
  /** The users whose @names become links; if omitted, every @name does. */
  mentions?: readonly { username: string }[];
  /** Words to highlight, in folded case. */
  marked?: readonly string[];
  children: string;
}

/** Usernames are case-insensitive. */
const isNamed = (name: string, people: readonly { username: string }[]): boolean =>
  people.some(({ username }) => username.toLowerCase() === name.toLowerCase());

const NO_WORDS: readonly string[] = [];

/** A user's text, with links for its web addresses (marked as user content) and for its @names. */
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
