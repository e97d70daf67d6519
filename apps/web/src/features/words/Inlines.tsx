import type { Inline, Inlines as Run } from '@motel/content/pages';
import { Fragment, useContext } from 'react';
import { Link } from 'react-router-dom';
import { RoomsInText } from './rooms-in-text.ts';

/** A run of text, with its links and emphasis. */
export function Inlines({ inlines }: { readonly inlines: Run }) {
  return inlines.map((inline, position) => (
    <Fragment key={position}>{typeof inline === 'string' ? inline : <InlineOf inline={inline} />}</Fragment>
  ));
}

function InlineOf({ inline }: { readonly inline: Exclude<Inline, string> }) {
  const { Price } = useContext(RoomsInText);
  if (inline.tag === 'br') return <br />;
  if (inline.tag === 'price') return <Price room={inline.room} />;
  const words = <Inlines inlines={inline.inlines} />;
  if (inline.tag !== 'a') {
    const Tag = inline.tag;
    return <Tag>{words}</Tag>;
  }
  return inline.href.startsWith('/') ? (
    <Link to={inline.href}>{words}</Link>
  ) : (
    <a href={inline.href}>{words}</a>
  );
}
