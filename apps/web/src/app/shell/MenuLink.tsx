import { Link, type LinkProps, useLocation } from 'react-router-dom';

/** A link of a menu; it says when its page is the one that is shown. */
export function MenuLink({ to, ...rest }: LinkProps & { readonly to: string }) {
  const isHere = useLocation().pathname === to;
  return <Link to={to} {...(isHere && { 'aria-current': 'page' })} {...rest} />;
}
